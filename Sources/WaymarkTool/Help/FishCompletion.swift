enum FishCompletion {
  static var script: String {
    """
    # Completion of waymark commands for fish. Copy this file to ~/.config/fish/completions/waymark.fish, or source it.

    # Succeeds if the command is one of the arguments. Without arguments, succeeds if there is no command yet.
    function __waymark_command
        set -l words (commandline -opc)
        if test (count $argv) -eq 0
            test (count $words) -eq 1; or string match -q -- '-*' $words[2]
        else
            test (count $words) -gt 1; and contains -- $words[2] $argv
        end
    end

    # Completes folders and files of specs.
    function __waymark_specs
        __fish_complete_path (commandline -ct) | string match -er '(?:/|\\.nav\\.yaml)(?:\\t|$)'
    end

    # Completes branches and tags of the git repository.
    function __waymark_revisions
        git for-each-ref '--format=%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null
    end

    complete -c waymark -f
    \(Help.options.map { line("__waymark_command", $0) }.joined())
    \((Command.all.map { ($0.name, $0.summary) } + [("help", "show the help of a command")]).map {
      "complete -c waymark -n __waymark_command -a \($0) -d \(quoted($1))\n"
    }.joined())\
    complete -c waymark -n '__waymark_command help' -a \(quoted(Command.all.map(\.name).joined(separator: " ")))
    \(Command.all.map(lines).joined())
    """
  }

  private static func lines(_ command: Command) -> String {
    let condition = "__waymark_command \(command.name)"
    let operands = Set(command.operandList.compactMap(\.completion)).map {
      "complete -c waymark -n \(quoted(condition)) \(values($0))\n"
    }.sorted()
    return "\n" + command.allOptions.map { line(condition, $0) }.joined() + operands.joined()
  }

  private static func line(_ condition: String, _ option: Option) -> String {
    let value = option.value == nil ? "" : " -x" + (option.completion.map { " " + values($0) } ?? "")
    return
      "complete -c waymark -n \(quoted(condition)) -l \(option.name.dropFirst(2))\(value) -d \(quoted(option.summary))\n"
  }

  private static func values(_ completion: ShellCompletion) -> String {
    switch completion {
    case .words(let words): "-a \(quoted(words.joined(separator: " ")))"
    case .spec: "-a '(__waymark_specs)'"
    case .folder: "-a '(__fish_complete_directories (commandline -ct))'"
    case .file: "-a '(__fish_complete_path (commandline -ct))'"
    case .revision: "-a '(__waymark_revisions)'"
    }
  }

  /// In single quotes, fish supports backslash escapes.
  private static func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "'"
  }
}
