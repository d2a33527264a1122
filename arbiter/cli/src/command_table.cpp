#include "command_table.hpp"

#include <algorithm>

#include "commands/commands.hpp"

namespace arbiter::cli {
namespace {

std::vector<std::unique_ptr<Command>> allCommands() {
    std::vector<std::unique_ptr<Command>> all;
    for (const auto make :
         {makeNew,    makeInfo,  makeDemo,  makeVerify, makeImport,   makePlayer,    makeWithdraw,
          makeReturn, makeBye,   makePair,  makeResult, makePairings, makeStandings, makeCrosstable,
          makeExport, makeCheck, makeBoard, makeGame,   makeClaim,    makePerft,     makeHelp})
        all.push_back(make());
    return all;
}

} // namespace

std::span<const std::unique_ptr<Command>> commands() {
    static const auto all = allCommands();
    return all;
}

Command* findCommand(std::string_view name) {
    const auto found =
        std::ranges::find(commands(), name, [](const auto& command) { return command->manual().name; });
    return found == commands().end() ? nullptr : found->get();
}

} // namespace arbiter::cli
