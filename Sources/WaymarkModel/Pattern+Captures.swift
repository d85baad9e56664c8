import WaymarkDiagnostics
import WaymarkYAML

extension Pattern {
  /// For a capture in a host, the result is the location of the whole pattern.
  package func span(ofCapture name: String) -> Span {
    let bytes = text.bytes
    let wanted = Array("{\(name)".utf8)
    for start in bytes.indices where bytes[start] == wanted[0] {
      let end = start + wanted.count
      // A brace is never part of a literal, so this match can only be the capture.
      guard end < bytes.count, bytes[start..<end].elementsEqual(wanted), "}:?.".utf8.contains(bytes[end]) else {
        continue
      }
      return text.slice(start + 1..<end).span
    }
    return text.span
  }
}
