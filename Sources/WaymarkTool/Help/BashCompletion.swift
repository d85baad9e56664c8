/// Supports bash 3.2, which macOS includes, without the bash-completion package.
enum BashCompletion {
  static var script: String {
    """
    # Completion of waymark commands for bash. Source this file, or install it for bash-completion as `waymark`.

    _waymark_add() {
      local word
      while IFS= read -r word; do COMPREPLY+=("$word"); done
    }

    _waymark_paths() {
      _waymark_add < <("$@")
      # If supported, bash appends a slash to folders and quotes special characters.
      compopt -o filenames 2>/dev/null
    }

    _waymark_specs() {
      _waymark_paths compgen -f -X '!*.nav.yaml' -- "$1"
      _waymark_paths compgen -d -- "$1"
    }

    _waymark_revisions() {
      # `compgen -W` would expand the names, which can contain `$(command)`.
      local name
      while IFS= read -r name; do
        [[ $name == "$1"* ]] && COMPREPLY+=("$name")
      done < <(git for-each-ref '--format=%(refname:short)' refs/heads refs/remotes refs/tags 2>/dev/null)
    }

    _waymark() {
      local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
      local command= value= operand=0 word i
      COMPREPLY=()
      # bash splits `--format=text` into three words.
      if [[ $cur == '=' ]]; then
        cur=
      elif [[ $prev == '=' ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
      fi

      # Find the command and the number of operands before the cursor.
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ -n $value ]]; then
          [[ $word == '=' ]] || value=
        elif [[ -z $command ]]; then
          command=$word
        else
          case "$command $word" in
    \(indented(valueOptions.map { "\(pattern($0, $1)) value=1 ;;" }, 8))
            *' -'?*) ;;
            *) operand=$((operand + 1)) ;;
          esac
        fi
      done

      case "$command $prev" in
    \(indented(valueOptions.map { "\(pattern($0, $1)) \(action($1.completion)); return ;;" }, 4))
      esac
      if [[ $cur == -* ]]; then
        case $command in
          '') _waymark_add < <(compgen -W '\(names(Help.options))' -- "$cur") ;;
    \(indented(Command.all.map { "\($0.name)) \(words(names($0.allOptions))) ;;" }, 6))
        esac
        return
      fi
      if [[ -z $command ]]; then
        \(words(commands + " help"))
        return
      fi
      case "$command $operand" in
        'help 0') \(words(commands)) ;;
    \(indented(operands, 4))
      esac
    }

    complete -F _waymark waymark

    """
  }

  private static var commands: String { Command.all.map(\.name).joined(separator: " ") }

  private static var valueOptions: [(command: String, option: Option)] {
    (Command.all.flatMap { command in command.options.map { (command.name, $0) } }
      + Help.options.map { ("", $0) }).filter { $0.1.value != nil }
  }

  /// If the first word after `waymark` is an option, the script treats the option as a command.
  private static func pattern(_ command: String, _ option: Option) -> String {
    command.isEmpty ? "'\(option.name) '* | ' \(option.name)')" : "'\(command) \(option.name)')"
  }

  private static var operands: [String] {
    Command.all.flatMap { command in
      command.operandList.enumerated().compactMap { index, operand in
        operand.completion.map { completion in
          let place = operand.repeats ? "'\(command.name) '*" : "'\(command.name) \(index)'"
          return "\(place)) \(action(completion)) ;;"
        }
      }
    }
  }

  private static func action(_ completion: ShellCompletion?) -> String {
    switch completion {
    case .words(let list): words(list.joined(separator: " "))
    case .spec: "_waymark_specs \"$cur\""
    case .folder: "_waymark_paths compgen -d -- \"$cur\""
    case .file: "_waymark_paths compgen -f -- \"$cur\""
    case .revision: "_waymark_revisions \"$cur\""
    case nil: ":"
    }
  }

  private static func words(_ list: String) -> String { "_waymark_add < <(compgen -W '\(list)' -- \"$cur\")" }
  private static func names(_ options: [Option]) -> String { options.map(\.name).joined(separator: " ") }

  private static func indented(_ lines: [String], _ width: Int) -> String {
    lines.map { String(repeating: " ", count: width) + $0 }.joined(separator: "\n")
  }
}
