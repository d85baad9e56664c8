import SpecText
import WaymarkCompiler
import WaymarkRules

enum CompletionScript {
  static let shells = ["bash", "zsh", "fish"]

  static func text(for shell: String) -> String {
    switch shell {
    case "zsh": ZshCompletion.script
    case "fish": FishCompletion.script
    default: BashCompletion.script
    }
  }
}

enum ShellCompletion: Hashable {
  case words([String])
  case spec
  case folder
  case file
  case revision

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

struct Operand {
  let placeholder: String
  /// Only the last operand can be repeatable.
  let repeats: Bool

  var completion: ShellCompletion? { ShellCompletion(placeholder: placeholder) }
}

extension Command {
  var usage: String { operands.isEmpty ? name : "\(name) \(operands)" }

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

  var allOptions: [Option] { options + [Option("--help", "show help")] }
}

extension Option {
  var completion: ShellCompletion? { choices.map { .words($0) } ?? value.flatMap(ShellCompletion.init) }
}
