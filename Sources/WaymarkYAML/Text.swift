import WaymarkSource

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
  /// How many columns the text starts after its span; nil where its parts have no places of their own.
  private let inset: Int?

  init(bytes: UnsafeBufferPointer<UInt8>, span: Span, inset: Int?) {
    self.bytes = bytes
    self.span = span
    self.inset = inset
  }

  /// A text that the tool supplies where the spec says nothing.
  package init(_ literal: StaticString, at span: Span) {
    bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    self.span = span
    inset = nil
  }

  /// A part of the text, in bytes; its span is exact for a text that was written without escapes on one line.
  package func slice(_ part: Range<Int>) -> Text {
    let bytes = UnsafeBufferPointer(rebasing: bytes[part])
    guard let inset, span.start.line == span.end.line else { return Text(bytes: bytes, span: span, inset: nil) }
    let before = self.bytes[..<part.lowerBound].count { $0 & 0xC0 != 0x80 } + inset
    let count = bytes.count { $0 & 0xC0 != 0x80 }
    return Text(bytes: bytes, span: span.part(before..<before + count), inset: 0)
  }

  package var isEmpty: Bool { bytes.isEmpty }
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
