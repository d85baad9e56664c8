#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A string in a spec with its location. The bytes belong to a ``YAMLTree``, and are valid only while the tree exists;
/// those of a literal always. Equality ignores locations.
package struct Text: @unchecked Sendable, Hashable {
  package let bytes: UnsafeBufferPointer<UInt8>
  package let span: Span
  /// 1 for a quoted string; -1 if parts of the string have no exact location. An optional would need more memory, and a
  /// spec contains many strings.
  private let inset: Int32

  init(bytes: UnsafeBufferPointer<UInt8>, span: Span, inset: Int?) {
    self.bytes = bytes
    self.span = span
    self.inset = Int32(inset ?? -1)
  }

  /// The literal replaces a value that the spec omits.
  package init(_ literal: StaticString, at span: Span) {
    bytes = UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)
    self.span = span
    inset = -1
  }

  /// The bytes of the text are valid only during the call.
  package static func with<Result>(_ string: String, at span: Span, _ body: (Text) -> Result) -> Result {
    var string = string
    return string.withUTF8 { body(Text(bytes: $0, span: span, inset: nil)) }
  }

  /// The span of the part is exact if the string is on one line and contains no escape sequences.
  package func slice(_ part: Range<Int>) -> Text {
    precondition(part.lowerBound >= 0 && part.upperBound <= bytes.count, "the range is within the text")
    let bytes = UnsafeBufferPointer(start: self.bytes.baseAddress.map { $0 + part.lowerBound }, count: part.count)
    guard inset >= 0, span.start.line == span.end.line else { return Text(bytes: bytes, span: span, inset: nil) }
    let before = scalarCount(0..<part.lowerBound) + Int(inset)
    return Text(bytes: bytes, span: span.part(before..<before + scalarCount(part)), inset: 0)
  }

  private func scalarCount(_ part: Range<Int>) -> Int { bytes[part].count { $0 & 0xC0 != 0x80 } }
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

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
}
