// One function per command that makes it; each is defined in the file of its name.
// Only command_table.cpp calls them.
#pragma once

#include <memory>

#include "command.hpp"

namespace arbiter::cli {

[[nodiscard]] std::unique_ptr<Command> makeNew();
[[nodiscard]] std::unique_ptr<Command> makeInfo();
[[nodiscard]] std::unique_ptr<Command> makeSet();
[[nodiscard]] std::unique_ptr<Command> makeDemo();
[[nodiscard]] std::unique_ptr<Command> makeVerify();
[[nodiscard]] std::unique_ptr<Command> makeUndo();
[[nodiscard]] std::unique_ptr<Command> makeRedo();
[[nodiscard]] std::unique_ptr<Command> makeClose();
[[nodiscard]] std::unique_ptr<Command> makeBackup();
[[nodiscard]] std::unique_ptr<Command> makeCopy();
[[nodiscard]] std::unique_ptr<Command> makeRestore();
[[nodiscard]] std::unique_ptr<Command> makeRescue();
[[nodiscard]] std::unique_ptr<Command> makeLog();
[[nodiscard]] std::unique_ptr<Command> makeImport();
[[nodiscard]] std::unique_ptr<Command> makeFide();
[[nodiscard]] std::unique_ptr<Command> makePlayer();
[[nodiscard]] std::unique_ptr<Command> makeWithdraw();
[[nodiscard]] std::unique_ptr<Command> makeReturn();
[[nodiscard]] std::unique_ptr<Command> makeCheckin();
[[nodiscard]] std::unique_ptr<Command> makeExpel();
[[nodiscard]] std::unique_ptr<Command> makeBye();
[[nodiscard]] std::unique_ptr<Command> makeForbid();
[[nodiscard]] std::unique_ptr<Command> makeFixBoard();
[[nodiscard]] std::unique_ptr<Command> makePrepare();
[[nodiscard]] std::unique_ptr<Command> makePair();
[[nodiscard]] std::unique_ptr<Command> makePublish();
[[nodiscard]] std::unique_ptr<Command> makeUnpair();
[[nodiscard]] std::unique_ptr<Command> makeSeat();
[[nodiscard]] std::unique_ptr<Command> makeCancel();
[[nodiscard]] std::unique_ptr<Command> makeSwap();
[[nodiscard]] std::unique_ptr<Command> makeResult();
[[nodiscard]] std::unique_ptr<Command> makeResults();
[[nodiscard]] std::unique_ptr<Command> makeAdjourn();
[[nodiscard]] std::unique_ptr<Command> makePairings();
[[nodiscard]] std::unique_ptr<Command> makeStandings();
[[nodiscard]] std::unique_ptr<Command> makeCrosstable();
[[nodiscard]] std::unique_ptr<Command> makeRatings();
[[nodiscard]] std::unique_ptr<Command> makeNorms();
[[nodiscard]] std::unique_ptr<Command> makePrizes();
[[nodiscard]] std::unique_ptr<Command> makeWhatIf();
[[nodiscard]] std::unique_ptr<Command> makeTie();
[[nodiscard]] std::unique_ptr<Command> makeReport();
[[nodiscard]] std::unique_ptr<Command> makePrint();
[[nodiscard]] std::unique_ptr<Command> makeExport();
[[nodiscard]] std::unique_ptr<Command> makePublishSite();
[[nodiscard]] std::unique_ptr<Command> makeCheck();
[[nodiscard]] std::unique_ptr<Command> makeConvert();
[[nodiscard]] std::unique_ptr<Command> makeGenerate();
[[nodiscard]] std::unique_ptr<Command> makeExplain();
[[nodiscard]] std::unique_ptr<Command> makeBoard();
[[nodiscard]] std::unique_ptr<Command> makeGame();
[[nodiscard]] std::unique_ptr<Command> makeClaim();
[[nodiscard]] std::unique_ptr<Command> makeUnwinnable();
[[nodiscard]] std::unique_ptr<Command> makeRule();
[[nodiscard]] std::unique_ptr<Command> makeIncident();
[[nodiscard]] std::unique_ptr<Command> makeIncidents();
[[nodiscard]] std::unique_ptr<Command> makePerft();
[[nodiscard]] std::unique_ptr<Command> makeCompletion();
[[nodiscard]] std::unique_ptr<Command> makeMan();
[[nodiscard]] std::unique_ptr<Command> makeHelp();

} // namespace arbiter::cli
