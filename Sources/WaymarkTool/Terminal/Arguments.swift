import SpecText

struct Option: Sendable {
  let name: String
  let value: String?
  let choices: [String]?
  let isRepeatable: Bool
  let summary: String

  init(_ name: String, value: String? = nil, choices: [String]? = nil, isRepeatable: Bool = false, _ summary: String) {
    self.name = name
    self.value = choices?.joined(separator: "|") ?? value
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.summary = summary
  }
}

struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  init(_ words: [String], options: [Option]) throws(CommandError) {
    var rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, word.hasPrefix("-"), word != "-" {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard let option = options.first(where: { $0.name == parts[0] }) else {
          let suggestion = Suggestion.suffix(for: parts[0], among: Set(options.map(\.name) + ["--help"]))
          throw CommandError("there is no option `\(parts[0])`\(suggestion)")
        }
        try take(option, inline: parts.count > 1 ? parts[1] : nil, &rest)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func take(_ option: Option, inline: String?, _ rest: inout ArraySlice<String>) throws(CommandError) {
    guard let placeholder = option.value else {
      guard inline == nil else { throw CommandError("`\(option.name)` does not accept a value") }
      values[option.name] = []
      return
    }
    guard let value = inline ?? rest.popFirst() else {
      throw CommandError("`\(option.name)` requires a value: \(option.name) \(placeholder)")
    }
    if let choices = option.choices, !choices.contains(value) {
      throw CommandError("`\(option.name)` must be \(choices.joined(or: "or")), not `\(value)`")
    }
    if !option.isRepeatable, let first = values[option.name]?.first {
      throw CommandError("`\(option.name)` is given twice, with `\(first)` and `\(value)`; remove one of them")
    }
    values[option.name, default: []].append(value)
  }

  func spec(of command: String) throws(CommandError) -> String {
    guard operands.count < 2 else {
      throw CommandError("`\(command)` accepts one SPEC, a root file or a folder that contains one")
    }
    return operands.first ?? "."
  }

  func has(_ option: String) -> Bool { values[option] != nil }
  subscript(option: String) -> String? { values[option]?.first }
  func all(_ option: String) -> [String] { values[option] ?? [] }
}
