#include "command_table.hpp"

#include <algorithm>
#include <initializer_list>

#include "commands/commands.hpp"
#include "commands/list_commands.hpp"

namespace arbiter::cli {
namespace {

using Makers = std::initializer_list<std::unique_ptr<Command> (*)()>;

std::vector<std::unique_ptr<Command>> allCommands() {
    const Makers event{makeNew,  makeInfo,  makeSet,  makeDemo,   makeVerify,  makeLog,   makeUndo,
                       makeRedo, makeClose, makeCopy, makeBackup, makeRestore, makeRescue};
    const Makers people{makeImport, makeFide,  makePlayer, makeCheckin, makeWithdraw,
                        makeReturn, makeExpel, makeBye,    makeForbid,  makeFixBoard};
    const Makers round{makePrepare, makePair, makePublish, makeUnpair,  makeSeat,
                       makeCancel,  makeSwap, makeResult,  makeResults, makeAdjourn};
    const Makers tables{makePairings, makeStandings, makeCrosstable, makeWallchart, makeRatings,
                        makeNorms,    makePrizes,    makeWhatIf,     makeStats,     makeTie};
    const Makers files{makeReport, makePrint, makeExport, makePublishSite};
    const Makers engine{makeCheck, makeExplain, makeConvert, makeGenerate};
    const Makers board{makeBoard, makeGame,     makeClaim,     makeUnwinnable,
                       makeRule,  makeIncident, makeIncidents, makePerft};
    const Makers help{makeCompletion, makeMan, makeHelp};
    std::vector<std::unique_ptr<Command>> all;
    for (const Makers& group : {event, people, round, tables, files, engine, board, help})
        for (const auto make : group)
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
