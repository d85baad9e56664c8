import WaymarkDiagnostics
import WaymarkRules

/// What a shell can complete in place of a word that a command takes.
enum Completion: Hashable {
  /// One of some words.
  case words([String])
  /// A file of a spec, or a folder.
  case spec
  case folder
  case file

  /// What stands for a value in a usage line tells what can be completed there: the words here are those that the commands use.
  init?(placeholder: String) {
    switch placeholder {
    case "SPEC", "OLD": self = .spec
    case "RULE": self = .words(RuleBook.pages.map(\.id.name))
    case "DIR": self = .folder
    case "FILE": self = .file
    default: return nil
    }
  }
}

/// A word that a command takes besides options.
struct Operand {
  /// As the usage line has it: `SPEC`.
  let placeholder: String
  /// Whether it may be there several times; then it is the last one.
  let repeats: Bool

  var completion: Completion? { Completion(placeholder: placeholder) }
}

extension Command {
  /// The words of the usage line that are no options and no values of options.
  var operandList: [Operand] {
    var result: [Operand] = []
    var isValue = false
    for word in operands.split(separator: " ") {
      let name = word.filter { !"[]()".contains($0) }
      // Between two of which one is needed.
      if name == "|" { continue }
      if name.hasPrefix("--") {
        isValue = options.contains { $0.name == name && $0.value != nil }
      } else if isValue {
        isValue = false
      } else {
        result.append(Operand(placeholder: name.filter { $0 != "…" }, repeats: name.hasSuffix("…")))
      }
    }
    return result
  }

  /// Its own options, and those of every command.
  var allOptions: [Option] { options + [Option("--help", "show this")] }
}

extension Option {
  /// What can be completed as its value; nil for any text, and for a flag.
  var completion: Completion? { choices.map { .words($0) } ?? value.flatMap(Completion.init) }
}
