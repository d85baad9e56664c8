import SpecText

/// Strings of a spec are data, so they never contain markup.
enum Markdown {
  static func escaped(_ text: String) -> String {
    let scalars = Array(PrintableText.of(text).unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      // A digit at the start can be the number of a list, and a colon can be a part of a URL.
      let isMarkup =
        "\\`*_[]<>~|&!#".unicodeScalars.contains(scalar) || (index == 0 && "-+=".unicodeScalars.contains(scalar))
        || (scalar == ":" && index + 1 < scalars.count && scalars[index + 1] == "/") || scalar == "@"
        || ((scalar == "." || scalar == ")") && scalars[..<index].allSatisfy { $0.properties.numericType != nil })
        || (scalar == "." && String(String.UnicodeScalarView(scalars[..<index])).lowercased().hasSuffix("www"))
      if isMarkup { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A code span (CommonMark, section 6.1).
  static func code(_ text: String) -> String {
    let text = PrintableText.of(text)
    guard text.contains("`") else { return text.isEmpty ? "(empty)" : "`\(text)`" }
    // The fence is longer than each sequence of backticks in the text.
    var (longest, current) = (0, 0)
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  static func list(_ lines: [String]) -> String { lines.map { "- \($0)" }.joined(separator: "\n") }
  static func codes(_ texts: some Sequence<String>) -> String { texts.map(code).joined(separator: ", ") }
}
