import WaymarkDiagnostics
import WaymarkYAML

extension PatternParser {
  /// Reads a fragment with its `#`, if there is one, up to the end.
  mutating func fragment() throws(SyntaxError) -> FragmentSyntax? {
    guard next == "#" else { return nil }
    index += 1
    let start = index
    guard let first = next, first != "?", first != "#" else {
      throw SyntaxError(
        "there is nothing after this `#`", start - 1..<start,
        help: "leave it out: a fragment that no pattern names is ignored; a literal hash is written `%23`")
    }
    let segments = try segments(isBare: first != "/")
    let query = try query()
    guard index == count else {
      throw SyntaxError(
        "a URL has one `#`, and this would be a second", index..<index + 1, help: "a literal hash is written `%23`")
    }
    return FragmentSyntax(
      startsWithSlash: first == "/", segments: segments, query: query, span: text.slice(start..<index).span)
  }
}
