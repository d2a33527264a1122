#include "arbiter/cli/run.hpp"

#include <algorithm>
#include <csignal>
#include <exception>
#include <new>

#include <fmt/format.h>

#include "afterwards.hpp"
#include "arbiter/store/store_error.hpp"
#include "command_table.hpp"
#include "drop_in/answer.hpp"
#include "drop_in/call.hpp"
#include "help.hpp"
#include "long_work.hpp"
#include "reports/writers.hpp"

namespace arbiter::cli {
namespace {

bool isHelp(const std::string& argument) {
    return argument == "--help" || argument == "-h";
}

ExitCode codeOf(store::Trouble trouble) {
    switch (trouble) {
    case store::Trouble::NotAnEvent:
    case store::Trouble::NewerVersion:
    case store::Trouble::Damaged:
        return ExitCode::BadInput; // it can be read, but not understood
    case store::Trouble::NotFound:
    case store::Trouble::AlreadyExists:
    case store::Trouble::CannotOpen:
    case store::Trouble::ReadOnly:
    case store::Trouble::DiskFull:
    case store::Trouble::Busy:
    case store::Trouble::Other:
        return ExitCode::FileAccess;
    }
    return ExitCode::InternalError;
}

Outcome execute(const std::string& program, const std::vector<std::string>& arguments, Console& console) {
    if (const auto call = drop_in::readCall(program, arguments)) return drop_in::answer(*call, console);
    if (arguments.empty() || isHelp(arguments.front())) {
        console.print(overviewPage());
        return {};
    }
    if (arguments.front() == "--version") {
        console.print(versionLine());
        return {};
    }
    Command* command = findCommand(arguments.front());
    if (command == nullptr) return unknownVerb(arguments.front());
    if (std::any_of(arguments.begin() + 1, arguments.end(), isHelp)) {
        console.print(helpPage(*command));
        return {};
    }
    Options options;
    command->configure(options);
    const Outcome read =
        options.read(command->prepared({arguments.begin() + 1, arguments.end()}), command->manual().name);
    if (!read) return read;
    if (const Outcome done = command->run(console); !done) return done;
    return doAfterwards();
}

// So that a script that runs this sees it stopped, as by any program.
Outcome endBySignal(const Cancelled& stop, Console& console) {
    console.say(stop.what());
    static_cast<void>(console.flush());
    std::signal(stop.signal(), SIG_DFL);
    std::raise(stop.signal());
    return failure(ExitCode::InternalError, ""); // not reached
}

// Every exception ends here with a sentence and a code.
Outcome executeSafely(const std::string& program, const std::vector<std::string>& arguments,
                      Console& console) {
    try {
        return execute(program, arguments, console);
    } catch (const store::StoreError& error) {
        return failure(codeOf(error.trouble()), error.what());
    } catch (const reports::WriterFailure& trouble) {
        return failure(ExitCode::FileAccess, trouble.what());
    } catch (const Cancelled& stop) {
        return endBySignal(stop, console);
    } catch (const std::bad_alloc&) {
        return failure(ExitCode::TooLarge, "There is not enough memory for this.");
    } catch (const std::exception& error) {
        return failure(
            ExitCode::InternalError,
            fmt::format("Internal error, please report it with the file that you used: {}", error.what()));
    }
}

} // namespace

ExitCode run(const std::string& program, const std::vector<std::string>& arguments) {
    Console console;
    // --json is for every verb: whatever it prints and says becomes one object.
    std::vector<std::string> rest = arguments;
    if (std::erase(rest, "--json") > 0) console.collectForJson();
    const Outcome outcome = executeSafely(program, rest, console);
    if (console.collectsForJson()) {
        const Failure failure = outcome ? Failure{ExitCode::Done, {}} : outcome.error();
        console.printAnswer(console.jsonAnswer(static_cast<int>(failure.code), failure.message,
                                               failure.confirm, failure.oneTimeCode));
        return console.flush() ? failure.code : ExitCode::FileAccess;
    }
    if (!outcome && !outcome.error().message.empty()) console.say(outcome.error().message);
    if (!console.flush()) {
        console.say("The output could not be written completely.");
        return ExitCode::FileAccess;
    }
    return outcome ? ExitCode::Done : outcome.error().code;
}

} // namespace arbiter::cli
