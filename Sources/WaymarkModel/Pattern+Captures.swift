import WaymarkDiagnostics
import WaymarkYAML

extension Pattern {
  /// Returns the place of a capture's name in the pattern; the whole pattern for a capture of an origin's host.
  package func span(ofCapture name: String) -> Span {
    let bytes = text.bytes
    let wanted = Array("{\(name)".utf8)
    for start in bytes.indices where bytes[start] == wanted[0] {
      let end = start + wanted.count
      // A brace is never text, so what starts like this is the capture.
      guard end < bytes.count, bytes[start..<end].elementsEqual(wanted), "}:?.".utf8.contains(bytes[end]) else {
        continue
      }
      return text.slice(start + 1..<end).span
    }
    return text.span
  }
}
