/// A table that maps each ASCII byte to its form in a string literal, such as `\n` for a line feed.
///
/// The table never changes after its creation, so reads from any thread are safe.
struct EscapeTable: @unchecked Sendable {
  /// The size of one table entry in bytes.
  ///
  /// The last byte of an entry contains the length of the escape sequence. The longest escape sequence, such as
  /// `\u{7f}`, has six bytes.
  static let width = 8
  private static let longest = 6

  private let start: UnsafeMutablePointer<UInt8>

  /// Creates a table.
  ///
  /// - Parameter append: A function that appends the escape sequence of a byte to a buffer.
  init(_ append: (UInt8, inout ByteBuffer) -> Void) {
    // The memory is never freed, because the table lives as long as the program.
    start = .allocate(capacity: 128 * Self.width)
    start.initialize(repeating: 0, count: 128 * Self.width)
    for byte in 0..<128 {
      var buffer = ByteBuffer(capacity: Self.width)
      append(UInt8(byte), &buffer)
      precondition(buffer.count <= Self.longest)
      let place = start + byte * Self.width
      for (index, escaped) in buffer.bytes.enumerated() { place[index] = escaped }
      place[Self.width - 1] = UInt8(buffer.count)
    }
  }

  /// Writes the escape sequence of a byte and returns the length of the sequence.
  ///
  /// The function always writes six bytes, even if the escape sequence is shorter.
  ///
  /// - Parameters:
  ///   - byte: A byte below 128.
  ///   - place: A pointer to at least six bytes of memory.
  /// - Returns: The length of the escape sequence in bytes.
  @inline(__always)
  func write(_ byte: UInt8, to place: UnsafeMutablePointer<UInt8>) -> Int {
    precondition(byte < 128, "the text of such a literal is ASCII")
    let escape = start + Int(byte) * Self.width
    // Copies a fixed number of bytes, because that is faster than a copy that depends on the length.
    place[0] = escape[0]
    place[1] = escape[1]
    place[2] = escape[2]
    place[3] = escape[3]
    place[4] = escape[4]
    place[5] = escape[5]
    return Int(escape[Self.width - 1])
  }
}
