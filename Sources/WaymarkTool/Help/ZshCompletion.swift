import SpecText

enum ZshCompletion {
  static var script: String {
    """
    #compdef waymark
    # Completion of waymark commands for zsh. Copy this file to a folder of $fpath as `_waymark`.
    # Alternatively, source this file after compinit.

    _waymark_revisions() {
      local -a revisions=(${(f)"$(git for-each-ref '--format=%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null)"})
      compadd -a revisions
    }

    _waymark() {
      local context state line
      typeset -A opt_args
      local -a commands=(
    \(lines(Command.all.map { ShellWord.quoted("\($0.name):\($0.summary)") }, 4))
      )
      _arguments -C \\
    \(Help.options.map { "    \(specification($0, isAlone: true)) \\\n" }.joined())\
        '1:command:->command' \\
        '*::argument:->argument'
      case $state in
        command)
          commands+=('help:show the help of a command')
          _describe -t commands command commands ;;
        argument)
          case $words[1] in
            help) _describe -t commands command commands ;;
    \(Command.all.map(arguments).joined(separator: "\n"))
          esac ;;
      esac
    }

    if [[ $funcstack[1] == _waymark ]]; then
      _waymark "$@"
    else
      compdef _waymark waymark
    fi

    """
  }

  private static func arguments(_ command: Command) -> String {
    let operands = command.operandList.enumerated().map { index, operand in
      let place = operand.repeats ? "*" : "\(index + 1)"
      let action = operand.completion.map(action) ?? " "
      return ShellWord.quoted("\(place):\(operand.placeholder):\(action)")
    }
    let specifications = command.allOptions.map { specification($0, isAlone: false) } + operands
    return """
              \(command.name))
                _arguments \\
      \(specifications.map { "            \($0)" }.joined(separator: " \\\n")) ;;
      """
  }

  private static func specification(_ option: Option, isAlone: Bool) -> String {
    let others = isAlone || option.name == "--help" ? "(- *)" : option.isRepeatable ? "*" : ""
    let summary = option.summary.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    guard option.value != nil else { return ShellWord.quoted("\(others)\(option.name)[\(summary)]") }
    let what = option.choices == nil ? option.value ?? "" : String(option.name.dropFirst(2))
    let placeholder = what.replacing(":", with: "\\:")
    return ShellWord.quoted(
      "\(others)\(option.name)=[\(summary)]:\(placeholder):\(option.completion.map(action) ?? " ")")
  }

  private static func action(_ completion: ShellCompletion) -> String {
    switch completion {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .spec: "_files -g \"*.nav.yaml\""
    case .folder: "_files -/"
    case .file: "_files"
    case .revision: "_waymark_revisions"
    }
  }

  private static func lines(_ lines: [String], _ width: Int) -> String {
    lines.map { String(repeating: " ", count: width) + $0 }.joined(separator: "\n")
  }
}
