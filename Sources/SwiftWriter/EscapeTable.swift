/// How each byte below 128 stands in a string literal. Nothing changes once it is made, so that it may be read from anywhere.
struct EscapeTable: @unchecked Sendable {
  /// The room that each takes: the longest, which is `\u{7f}`, and at the end how long it is.
  static let width = 8
  private static let longest = 6

  private let start: UnsafeMutablePointer<UInt8>

  /// - Parameter append: Writes a byte as it stands in a literal.
  init(_ append: (UInt8, inout ByteBuffer) -> Void) {
    // It lives as long as the program.
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

  /// Writes a byte as it stands in a literal, and gives how many bytes that takes; as many as the longest are written.
  @inline(__always)
  func write(_ byte: UInt8, to place: UnsafeMutablePointer<UInt8>) -> Int {
    precondition(byte < 128, "the text of such a literal is ASCII")
    let escape = start + Int(byte) * Self.width
    // All of it, as that takes less than to ask how much.
    place[0] = escape[0]
    place[1] = escape[1]
    place[2] = escape[2]
    place[3] = escape[3]
    place[4] = escape[4]
    place[5] = escape[5]
    return Int(escape[Self.width - 1])
  }
}
