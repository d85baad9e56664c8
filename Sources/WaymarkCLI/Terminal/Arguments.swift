import WaymarkDiagnostics
import WaymarkFiles

/// An option of a command.
struct Option: Sendable {
  /// The name with dashes, such as `--output`.
  let name: String
  /// The placeholder for the value in the help, or `nil` for a flag.
  let value: String?
  /// The allowed values, or `nil` if any value is allowed.
  let choices: [String]?
  /// A Boolean value that indicates whether the user can specify the option several times with different values.
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

/// The parsed arguments of a command.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Parses arguments.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - options: The options of the command.
  /// - Throws: A ``CommandError`` if the command does not accept the arguments.
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

  /// Returns the SPEC operand, or `.` for the current folder if there is no operand.
  ///
  /// - Parameter command: The name of the command, for the error message.
  /// - Returns: The path of a root file, or of a folder.
  /// - Throws: A ``CommandError`` if there are several operands.
  func spec(of command: String) throws(CommandError) -> String {
    guard operands.count < 2 else {
      throw CommandError("`\(command)` accepts one SPEC, a root file or a folder that contains one")
    }
    return operands.first ?? "."
  }

  func has(_ option: String) -> Bool { values[option] != nil }
  /// The value of an option, or `nil` if the arguments do not contain the option.
  subscript(option: String) -> String? { values[option]?.first }
  /// Returns all values of a repeatable option.
  func all(_ option: String) -> [String] { values[option] ?? [] }
}
