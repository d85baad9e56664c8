import WaymarkDiagnostics
import WaymarkYAML

/// A keyboard shortcut: `cmd+shift+3`.
package struct ShortcutSyntax: Sendable {
  package enum Modifier: String, CaseIterable, Sendable {
    case command = "cmd"
    case shift
    case option = "opt"
    case control = "ctrl"
  }

  package let text: Text
  /// At least one, none twice, in the order in which they are written.
  package let modifiers: [Modifier]
  /// One character; a letter is in lower case.
  package let key: Text

  package var span: Span { text.span }
}

extension ValueKind where Value == ShortcutSyntax {
  static let shortcut = ValueKind.syntax("a shortcut like `cmd+3`", example: "cmd+3", diagnostic: .invalidShortcut) {
    (text) throws(SyntaxError) in try ShortcutSyntax(text)
  }
}

extension ShortcutSyntax {
  private static let form = "write it like `cmd+3` or `cmd+shift+k`"

  fileprivate init(_ text: Text) throws(SyntaxError) {
    let space = text.first(of: " ", in: 0..<text.bytes.count)
    guard space == text.bytes.count else {
      let joined = text.string.filter { $0 != " " }
      throw SyntaxError("a shortcut has no spaces", space..<space + 1, help: "write `\(joined)`")
    }
    var modifiers: [Modifier] = []
    var start = 0
    // The last part may itself be a plus sign.
    while case let plus = text.first(of: "+", in: start..<text.bytes.count), plus + 1 < text.bytes.count {
      let modifier = try Self.modifier(text, start..<plus)
      guard !modifiers.contains(modifier) else {
        throw SyntaxError("`\(modifier.rawValue)` is in this shortcut twice", start..<plus, help: "remove one")
      }
      modifiers.append(modifier)
      start = plus + 1
    }
    let range = start..<text.bytes.count
    if range.count > 1, text.has("+", at: range.upperBound - 1) {
      throw SyntaxError(
        "there is no key behind this `+`", range.upperBound - 1..<range.upperBound, help: Self.form)
    }
    let key = text.slice(range)
    let string = key.string
    if string.count > 1, string.hasSuffix("+") {
      throw SyntaxError("this shortcut has no key", 0..<text.bytes.count, help: "write it like `\(text.string)3`")
    }
    guard string.count == 1, let character = string.first, !character.isWhitespace else {
      throw SyntaxError(
        "`\(string)` is no key: a key is one character", range, help: Self.form)
    }
    let lower = character.lowercased()
    guard string == lower else {
      throw SyntaxError(
        "a key is written in lower case", range, help: "write `\(lower)`, with `shift+` before it where that is meant")
    }
    guard !modifiers.isEmpty else {
      throw SyntaxError("a key alone is typing, not a shortcut", range, help: "write `cmd+\(string)`")
    }
    self.init(text: text, modifiers: modifiers, key: key)
  }

  private static func modifier(_ text: Text, _ range: Range<Int>) throws(SyntaxError) -> Modifier {
    guard !range.isEmpty else {
      throw SyntaxError("there is no modifier before this `+`", range.lowerBound..<range.lowerBound + 1, help: form)
    }
    let word = text.slice(range).string
    if let modifier = Modifier(rawValue: word) ?? (word == "option" ? .option : nil) { return modifier }
    let meant = ["command": "cmd", "control": "ctrl", "alt": "opt"][word]
    throw SyntaxError(
      "`\(word)` is no modifier; there are `cmd`, `shift`, `opt` and `ctrl`",
      range, help: meant.map { "write `\($0)`" } ?? form)
  }
}
