import WaymarkDiagnostics
import WaymarkYAML

extension PatternParser {
  mutating func fragment() throws(SyntaxError) -> FragmentSyntax? {
    guard next == "#" else { return nil }
    index += 1
    let start = index
    guard let first = next, first != "?", first != "#" else {
      throw SyntaxError(
        "the fragment after `#` is empty", start - 1..<start,
        help: "remove the `#`, or write `%23` for a literal `#`")
    }
    let segments = try segments(isBare: first != "/")
    let query = try query()
    guard index == count else {
      throw SyntaxError(
        "the pattern contains a second `#`", index..<index + 1, help: "write `%23` for a literal `#`")
    }
    return FragmentSyntax(
      startsWithSlash: first == "/", segments: segments, query: query, span: text.slice(start..<index).span)
  }
}
