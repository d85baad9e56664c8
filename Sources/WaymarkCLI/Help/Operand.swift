import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkRules

/// The values that a shell suggests for an option or an operand.
enum ShellCompletion: Hashable {
  /// A list of words.
  case words([String])
  /// A `*.nav.yaml` file or a folder.
  case spec
  case folder
  case file
  /// A branch or a tag of the git repository.
  case revision

  /// Creates the completion for a placeholder in a usage line, such as `SPEC`.
  init?(placeholder: String) {
    switch placeholder {
    case "SPEC", "OLD": self = .spec
    case "RULE": self = .words(RuleBook.pages.map(\.id.name))
    case "DIR": self = .folder
    case "FILE": self = .file
    case "REVISION": self = .revision
    case "CLASS[:NAME],…": self = .words(Change.Class.allCases.map(\.rawValue))
    default: return nil
    }
  }
}

/// An operand of a command.
struct Operand {
  /// The name in the usage line, such as `SPEC`.
  let placeholder: String
  /// A Boolean value that indicates whether the user can repeat the operand. Only the last operand can be repeatable.
  let repeats: Bool

  var completion: ShellCompletion? { ShellCompletion(placeholder: placeholder) }
}

extension Command {
  /// The name and the operands in the usage line, such as `map [SPEC]`.
  var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }

  /// The operands in the usage line, without options and their values.
  var operandList: [Operand] {
    var result: [Operand] = []
    var isValue = false
    for word in operands.split(separator: " ") {
      let name = word.filter { !"[]()".contains($0) }
      // A bar separates alternatives.
      if name == "|" { continue }
      if name.hasPrefix("--") {
        isValue = options.contains { $0.name == name && $0.value != nil }
      } else if isValue {
        isValue = false
      } else if !result.contains(where: { $0.placeholder == name }) {
        result.append(Operand(placeholder: name.filter { $0 != "…" }, repeats: name.hasSuffix("…")))
      }
    }
    return result
  }

  /// The options of the command, including the `--help` option.
  var allOptions: [Option] { options + [Option("--help", "show help")] }
}

extension Option {
  /// The completion for the value of the option, or `nil` for a flag and for an option that accepts any value.
  var completion: ShellCompletion? { choices.map { .words($0) } ?? value.flatMap(ShellCompletion.init) }
}
