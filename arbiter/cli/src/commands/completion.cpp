// flagfall completion, flagfall man: what a shell completes, and the man page; both from the verbs
// themselves.
#include "commands.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "command_table.hpp"
#include "help.hpp"

namespace arbiter::cli {
namespace {

// The long options of a verb.
std::vector<std::string> optionsOf(Command& command) {
    Options options;
    command.configure(options);
    std::vector<std::string> names{"--help", "--json"};
    for (const auto& [name, hasValue] : options.names())
        if (name.starts_with("--")) names.push_back(name);
    return names;
}

std::vector<std::string> verbs() {
    std::vector<std::string> names;
    for (const auto& command : commands())
        names.emplace_back(command->manual().name);
    return names;
}

std::string bashScript() {
    std::string cases;
    for (const auto& command : commands())
        cases += fmt::format("        {}) words=\"{}\" ;;\n", command->manual().name,
                             fmt::join(optionsOf(*command), " "));
    return fmt::format("# bash completion of flagfall: source it, or put it into bash-completion's folder.\n"
                       "_flagfall() {{\n"
                       "    local current=${{COMP_WORDS[COMP_CWORD]}} words\n"
                       "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                       "        COMPREPLY=($(compgen -W \"{}\" -- \"$current\"))\n"
                       "        return\n"
                       "    fi\n"
                       "    case ${{COMP_WORDS[1]}} in\n"
                       "        help) words=\"{}\" ;;\n"
                       "{}"
                       "    esac\n"
                       "    if [[ $current == -* || ${{COMP_WORDS[1]}} == help ]]; then\n"
                       "        COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
                       "    else\n"
                       "        COMPREPLY=($(compgen -f -- \"$current\"))\n"
                       "    fi\n"
                       "}}\n"
                       "complete -o filenames -F _flagfall flagfall\n",
                       fmt::join(verbs(), " "), fmt::join(verbs(), " "), cases);
}

// Quotes and colons have a meaning of their own in zsh's lists.
std::string forZsh(std::string_view text) {
    std::string plain;
    for (const char letter : text)
        plain += letter == '\''  ? std::string("'\\''")
                 : letter == ':' ? std::string("\\:")
                                 : std::string(1, letter);
    return plain;
}

std::string zshScript() {
    std::string list;
    std::string cases;
    for (const auto& command : commands()) {
        const Manual& manual = command->manual();
        list += fmt::format("        '{}:{}'\n", manual.name, forZsh(manual.summary));
        cases +=
            fmt::format("        {}) options=({}) ;;\n", manual.name, fmt::join(optionsOf(*command), " "));
    }
    return fmt::format("#compdef flagfall\n"
                       "# zsh completion of flagfall: put it as _flagfall into a folder of $fpath.\n"
                       "_flagfall() {{\n"
                       "    local -a verbs options\n"
                       "    verbs=(\n{}    )\n"
                       "    if (( CURRENT == 2 )); then\n"
                       "        _describe verb verbs\n"
                       "        return\n"
                       "    fi\n"
                       "    case ${{words[2]}} in\n{}    esac\n"
                       "    if [[ $PREFIX == -* ]]; then\n"
                       "        compadd -- $options\n"
                       "    else\n"
                       "        _files\n"
                       "    fi\n"
                       "}}\n"
                       "_flagfall \"$@\"\n",
                       list, cases);
}

std::string fishScript() {
    std::string script =
        "# fish completion of flagfall: put it as flagfall.fish into ~/.config/fish/completions.\n";
    for (const auto& command : commands()) {
        const Manual& manual = command->manual();
        std::string summary(manual.summary);
        std::erase(summary, '\'');
        script += fmt::format("complete -c flagfall -n __fish_use_subcommand -a {} -d '{}'\n", manual.name,
                              summary);
        for (const std::string& option : optionsOf(*command))
            script += fmt::format("complete -c flagfall -n '__fish_seen_subcommand_from {}' -l {}\n",
                                  manual.name, option.substr(2));
    }
    return script;
}

class CompletionCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{
            .name = "completion",
            .group = Group::Help,
            .summary = "completion of verbs and options for a shell",
            .usage = {"completion bash|zsh|fish"},
            .description = "Prints a script that the shell reads; its first line says where it "
                           "goes.",
            .examples = {"source <(flagfall completion bash)", "flagfall completion fish > "
                                                               "~/.config/fish/completions/flagfall.fish"}};
        return manual;
    }

    void configure(Options& options) override { options.arguments(shells_, true); }

    Outcome run(Console& console) override {
        const std::string shell = shells_.size() == 1 ? shells_.front() : "";
        if (shell == "bash")
            console.print(bashScript());
        else if (shell == "zsh")
            console.print(zshScript());
        else if (shell == "fish")
            console.print(fishScript());
        else
            return failure(ExitCode::BadInput, "Name one shell: bash, zsh or fish.");
        return {};
    }

  private:
    std::vector<std::string> shells_;
};

class ManCommand : public Command {
  public:
    [[nodiscard]] const Manual& manual() const override {
        static const Manual manual{.name = "man",
                                   .group = Group::Help,
                                   .summary = "the man page",
                                   .usage = {"man"},
                                   .description =
                                       "Prints the page of all verbs in the form that man(1) reads.",
                                   .examples = {"flagfall man > flagfall.1", "flagfall man | man -l -"}};
        return manual;
    }

    void configure(Options&) override {}

    Outcome run(Console& console) override {
        console.print(manPage());
        return {};
    }
};

} // namespace

std::unique_ptr<Command> makeCompletion() {
    return std::make_unique<CompletionCommand>();
}

std::unique_ptr<Command> makeMan() {
    return std::make_unique<ManCommand>();
}

} // namespace arbiter::cli
