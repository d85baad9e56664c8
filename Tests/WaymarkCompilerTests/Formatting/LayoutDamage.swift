import TestSupport

/// Random changes of the layout of a spec.
enum LayoutDamage {
  private static let gaps = [
    " ", "   ", "\t", " \t", "\n", "\n\n", "\n\n\n", "\n  ", "\n      ", " \n", " # c\n", " # c\n    ",
    "\n    # c\n      ", "\n# c\n",
    " #c\n      ", "\n\n  # one\n\n  # two\n", "  # waymark:allow unused-type\n      ",
    "\n  # waymark:allow unreachable-route\n      ",
    " # é 日本 🍌\n        ", "\r\n", "\r", "\u{2028}", "\n...\n", "\n---\n", "\u{FEFF}", "# end",
  ].map { Array($0.utf8) }

  private static let values = [
    "yes", "1_000", "12:30", "2026-01-01", "1.10", "0o7", "~", "null", "Null", "true", "7", "a?b", "String?", "\"a b\"",
    "'a b'", "\"a\\\\b\"",
    "\"\\u00e9\"", "'it''s'", "\"# a\"", "\"a\n      b\"", "'a\n\n        b'", "a\n      b", "|\n      a\n       b\n",
    ">-\n      a\n\n      b\n",
    "|+\n      a\n\n\n", "|2\n        a\n", "[]", "{}", "[a, b]", "[a,\n  b]", "{a: b, c: [d, e]}",
    "{ a: b,\n      c: d }", "[a, # c\n      b]",
    "&x a", "*x", "&x\n      a", "é 日本", "a #b", "a # b", "-", "- a", "[a: b]", "{a}", "\"\"", "''",
    "[" + (0..<30).map { "element\($0)" }.joined(separator: ", ") + "]",
    "{ " + (0..<20).map { "key\($0): [value, \"/a/{b}\"]" }.joined(separator: ", ") + " }",
  ].map { Array($0.utf8) }

  static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    let separators = bytes.indices.filter { " \n,:[]{}-".utf8.contains(bytes[$0]) }
    guard let last = separators.last else { return }
    let place = random.once(in: 20) ? last : random.pick(separators)
    switch random.below(10) {
    case 0...3: bytes.insert(contentsOf: random.pick(gaps), at: random.once(in: 2) ? place : place + 1)
    case 4...6:
      // The value after a separator.
      let end = bytes[(place + 1)...].firstIndex { " \n,:[]{}".utf8.contains($0) } ?? bytes.count
      bytes.replaceSubrange(min(place + 1, end)..<end, with: random.pick(values))
    case 7: bytes.remove(at: place)
    case 8:
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
      let line = random.below(lines.count)
      let spaces = Array(repeating: UInt8(ascii: " "), count: random.below(4))
      lines[line] = random.once(in: 2) ? spaces + lines[line] : spaces + lines[line].drop { $0 == UInt8(ascii: " ") }
      bytes = Array(lines.joined(separator: "\n".utf8))
    default:
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      lines.insert(random.pick(lines), at: random.below(lines.count))
      bytes = Array(lines.joined(separator: "\n".utf8))
    }
  }
}
