import WaymarkDiagnostics
import WaymarkYAML

/// A keyboard shortcut, such as `cmd+shift+3`.
package struct ShortcutSyntax: Sendable {
  package enum Modifier: String, CaseIterable, Sendable {
    case command = "cmd"
    case shift
    case option = "opt"
    case control = "ctrl"
  }

  package let text: Text
  /// The array contains at least one modifier and no duplicates.
  package let modifiers: [Modifier]
  /// A letter is lowercase.
  package let key: Text

  package var span: Span { text.span }
}

extension ValueKind where Value == ShortcutSyntax {
  static let shortcut = ValueKind.syntax(
    "a shortcut like `cmd+3`", TextShape(.shortcut, ShortcutSyntax.textForm), example: "cmd+3",
    diagnostic: .invalidShortcut
  ) {
    (text) throws(SyntaxError) in try ShortcutSyntax(text)
  }
}

extension ShortcutSyntax {
  fileprivate static let textForm = TextShape.Form(
    "a shortcut like `cmd+3`",
    "^(?!(?:[a-z]+\\+)*([a-z]+)\\+(?:[a-z]+\\+)*\\1\\+)(?:(?:\((Modifier.allCases.map(\.rawValue) + ["option"]).joined(separator: "|")))\\+)+"
      + "(?:[!-@\\[-~][^\\x00-\\x7F]*|[^\\x00-\\x7F]+)$")

  private static let form = "write a shortcut like `cmd+3` or `cmd+shift+k`"

  fileprivate init(_ text: Text) throws(SyntaxError) {
    let space = text.first(of: " ", in: 0..<text.bytes.count)
    guard space == text.bytes.count else {
      let joined = text.string.filter { $0 != " " }
      throw SyntaxError("a shortcut cannot contain spaces", space..<space + 1, help: "write `\(joined)`")
    }
    var modifiers: [Modifier] = []
    var start = 0
    // The key can be a plus sign.
    while case let plus = text.first(of: "+", in: start..<text.bytes.count), plus + 1 < text.bytes.count {
      let modifier = try Self.modifier(text, start..<plus)
      guard !modifiers.contains(modifier) else {
        throw SyntaxError(
          "the shortcut contains `\(modifier.rawValue)` twice", start..<plus, help: "remove the duplicate")
      }
      modifiers.append(modifier)
      start = plus + 1
    }
    let range = start..<text.bytes.count
    if range.count > 1, text.has("+", at: range.upperBound - 1) {
      throw SyntaxError(
        "the key after `+` is missing", range.upperBound - 1..<range.upperBound, help: Self.form)
    }
    let key = text.slice(range)
    let string = key.string
    if string.count > 1, string.hasSuffix("+") {
      throw SyntaxError("the shortcut has no key", 0..<text.bytes.count, help: "add a key, such as `\(text.string)3`")
    }
    guard string.count == 1, let character = string.first, !character.isWhitespace else {
      throw SyntaxError(
        "`\(string)` is not a key: a key is a single character", range, help: Self.form)
    }
    let lower = character.lowercased()
    guard string == lower else {
      throw SyntaxError(
        "the key `\(string)` is uppercase", range,
        help: "write `\(lower)`, or `shift+\(lower)` if the Shift key is required")
    }
    guard !modifiers.isEmpty else {
      throw SyntaxError("the shortcut has no modifier", range, help: "write `cmd+\(string)`")
    }
    self.init(text: text, modifiers: modifiers, key: key)
  }

  private static func modifier(_ text: Text, _ range: Range<Int>) throws(SyntaxError) -> Modifier {
    guard !range.isEmpty else {
      throw SyntaxError("the modifier before `+` is missing", range.lowerBound..<range.lowerBound + 1, help: form)
    }
    let word = text.slice(range).string
    if let modifier = Modifier(rawValue: word) ?? (word == "option" ? .option : nil) { return modifier }
    let meant = ["command": "cmd", "control": "ctrl", "alt": "opt"][word]
    throw SyntaxError(
      "`\(word)` is not a modifier: expected `cmd`, `shift`, `opt` or `ctrl`",
      range, help: meant.map { "write `\($0)`" } ?? form)
  }
}
