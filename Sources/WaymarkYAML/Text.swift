import WaymarkDiagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A piece of a spec's text and where it stands: bytes in the arena, not a String, until somebody needs one.
///
/// Two texts are equal where their bytes are, wherever they stand. Valid only as long as its ``YAMLTree`` lives, or for ever
/// where it was made from a literal.
package struct Text: @unchecked Sendable, Hashable {
  package let bytes: UnsafeBufferPointer<UInt8>
  package let span: Span
  /// How many columns the text starts after its span; -1 where its parts have no places of their own. Not an optional, as texts
  /// are the most of what a spec is made of.
  private let inset: Int32

  init(bytes: UnsafeBufferPointer<UInt8>, span: Span, inset: Int?) {
    self.bytes = bytes
    self.span = span
    self.inset = Int32(inset ?? -1)
  }

  /// A text that the tool supplies where the spec says nothing.
  package init(_ literal: StaticString, at span: Span) {
    bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    self.span = span
    inset = -1
  }

  /// A part of the text, in bytes; its span is exact for a text that was written without escapes on one line.
  package func slice(_ part: Range<Int>) -> Text {
    precondition(part.lowerBound >= 0 && part.upperBound <= bytes.count, "a slice of a text is inside of it")
    let bytes = UnsafeBufferPointer(start: self.bytes.baseAddress.map { $0 + part.lowerBound }, count: part.count)
    guard inset >= 0, span.start.line == span.end.line else { return Text(bytes: bytes, span: span, inset: nil) }
    let before = scalarCount(0..<part.lowerBound) + Int(inset)
    return Text(bytes: bytes, span: span.part(before..<before + scalarCount(part)), inset: 0)
  }

  /// How many characters stand in a part. Every part of a pattern is asked, so that a closure a byte is felt in a debug build.
  private func scalarCount(_ part: Range<Int>) -> Int {
    guard var byte = bytes.baseAddress else { return 0 }
    var count = part.upperBound - part.lowerBound
    let end = byte + part.upperBound
    byte += part.lowerBound
    while byte < end {
      if byte.pointee & 0xC0 == 0x80 { count -= 1 }
      byte += 1
    }
    return count
  }

  package var isEmpty: Bool { bytes.count == 0 }
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package static func == (text: Text, literal: StaticString) -> Bool {
    text.bytes.count == literal.utf8CodeUnitCount
      && (text.isEmpty || memcmp(text.bytes.baseAddress!, literal.utf8Start, text.bytes.count) == 0)
  }

  package static func == (left: Text, right: Text) -> Bool {
    left.bytes.count == right.bytes.count
      && (left.isEmpty || memcmp(left.bytes.baseAddress!, right.bytes.baseAddress!, left.bytes.count) == 0)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
  }
}
