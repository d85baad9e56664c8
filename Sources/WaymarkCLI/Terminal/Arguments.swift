import WaymarkDiagnostics

/// An option of a command.
struct Option: Sendable {
  /// With its dashes: `--output`.
  let name: String
  /// What stands for its value in the help; nil for a flag.
  let value: String?
  /// The values that it takes; nil for any.
  let choices: [String]?
  /// Whether each of several values counts. Another option with a value is there once.
  let isRepeatable: Bool
  let summary: String

  init(
    _ name: String, value: String? = nil, choices: [String]? = nil, isRepeatable: Bool = false, _ summary: String
  ) {
    self.name = name
    self.value = choices?.joined(separator: "|") ?? value
    self.choices = choices
    self.isRepeatable = isRepeatable
    self.summary = summary
  }
}

/// A command line after its command's name, taken apart by the command's options.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// - Throws: ``CommandError`` for what the command does not take.
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
      guard inline == nil else { throw CommandError("`\(option.name)` takes no value") }
      values[option.name] = []
      return
    }
    guard let value = inline ?? rest.popFirst() else {
      throw CommandError("`\(option.name)` needs a value: \(option.name) \(placeholder)")
    }
    if let choices = option.choices, !choices.contains(value) {
      throw CommandError("`\(option.name)` is \(choices.joined(or: "or")), not `\(value)`")
    }
    if !option.isRepeatable, let first = values[option.name]?.first {
      throw CommandError("`\(option.name)` is there twice, with `\(first)` and `\(value)`; leave one out")
    }
    values[option.name, default: []].append(value)
  }

  func has(_ option: String) -> Bool { values[option] != nil }
  /// The value of an option that is there once.
  subscript(option: String) -> String? { values[option]?.first }
  /// Each value of an option that may be repeated.
  func all(_ option: String) -> [String] { values[option] ?? [] }
}
