/// The unit of the characters in a position, which the client and the server agree on.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Returns the number of units of a UTF-8 sequence that starts with a byte, or 0 for a byte within a sequence.
  func units(startingWith byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// A position of the Language Server Protocol. Lines and characters start at 0.
struct Position: Hashable, Comparable {
  var line: Int
  var character: Int

  static func < (left: Self, right: Self) -> Bool { (left.line, left.character) < (right.line, right.character) }
}
