import WaymarkDiagnostics
import WaymarkYAML

extension PatternParser {
  /// For example, the text `/a, /b` has no brackets, and the text `-/a` has no space after the dash.
  static func listError(in text: Text) -> SyntaxError? {
    let first = text.bytes.first ?? 0
    // A pattern starts with a slash or a letter, and contains no spaces.
    guard text.bytes.count <= longest,
      first != UInt8(ascii: "/") || text.first(of: " ", in: 0..<text.bytes.count) < text.bytes.count
    else { return nil }
    let scalars = text.string.unicodeScalars
    let isBracketed = scalars.first == "(" && scalars.last == ")"
    let parts = (isBracketed ? scalars.dropFirst().dropLast() : scalars[...])
      .split { " ,;".unicodeScalars.contains($0) || LookAlike($0)?.isSpace == true }
    let bullet = parts.first?.first.flatMap { isBullet($0) ? $0 : nil }
    let patterns = parts.map { String(String.UnicodeScalarView($0.first.map(isBullet) == true ? $0.dropFirst() : $0)) }
      .filter { !$0.isEmpty }
    guard patterns.allSatisfy({ $0.hasPrefix("/") || $0.contains("://") }), let pattern = patterns.first else {
      return nil
    }
    let second = scalars.dropFirst().first.flatMap { LookAlike($0) }
    if bullet == "-", let space = second, space.isSpace {
      return SyntaxError(
        "\(space.phrase) follows the dash, so the dash does not start a list element",
        1..<1 + UTF8.width(space.scalar), help: "replace the character with a space")
    }
    if let bullet {
      return SyntaxError(
        bullet == "-" && parts[0].count > 1
          ? "the dash of a list element has no space after it, so YAML treats the dash as a part of the pattern"
          : "\(LookAlike(bullet)?.phrase ?? "a `\(bullet)`") does not start a list element in YAML",
        0..<UTF8.width(bullet),
        help: "write `- \(pattern)`" + (patterns.count > 1 ? ", and each pattern on a separate line" : ""))
    }
    if let dash = parts.dropFirst().first(where: { $0.count == 1 && $0.first == "-" }) {
      let offset = scalars[..<dash.startIndex].reduce(0) { $0 + UTF8.width($1) }
      return SyntaxError(
        "the `-` continues the pattern of the line above, because the line is indented more than the `-` above it",
        offset..<offset + 1, help: "align the dashes of the list")
    }
    guard patterns.count > 1 else {
      return isBracketed
        ? SyntaxError("a pattern cannot be in parentheses", 0..<1, help: "write `\(YAMLScalar.text(pattern))`") : nil
    }
    let list = patterns.prefix(8).map(YAMLScalar.text).joined(separator: ", ") + (patterns.count > 8 ? ", …" : "")
    let start = isBracketed ? 0 : pattern.utf8.count
    return SyntaxError(
      isBracketed ? "a list in YAML has square brackets" : "the text contains \(patterns.count) patterns",
      start..<start + 1, help: "for several patterns, write `[\(list)]`")
  }

  private static func isBullet(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "*" || LookAlike(scalar)?.isDash == true
  }
}
