/// The escapes of all bytes below 128 for string literals.
///
/// The table never changes after its creation, so reads from any thread are safe.
struct EscapeTable: @unchecked Sendable {
  /// The size of one entry: space for the longest escape, `\u{7f}`, and the length of the escape in the last byte.
  static let width = 8
  private static let longest = 6

  private let start: UnsafeMutablePointer<UInt8>

  /// Creates a table.
  ///
  /// - Parameter append: A function that appends the escape of a byte to a buffer.
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

  /// Writes the escape of a byte and returns the length of the escape.
  ///
  /// The function always stores as many bytes as the longest escape has.
  ///
  /// - Parameters:
  ///   - byte: A byte below 128.
  ///   - place: The destination, with space for the longest escape.
  /// - Returns: The number of bytes of the escape.
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
