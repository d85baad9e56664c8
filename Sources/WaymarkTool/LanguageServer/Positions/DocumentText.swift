import SpecText

/// The compiler counts Unicode scalars from 1 without a byte order mark. A client counts from 0, in units of its
/// encoding, with the byte order mark.
struct DocumentText: Sendable {
  let bytes: [UInt8]
  /// A line ends with a line feed, a carriage return, or both.
  private let starts: [Int]
  /// Each character is one byte, so a column needs no search in its line.
  private let isASCII: Bool

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte == 0x0A {
          starts.append(index)
        } else if byte == 0x0D, index == bytes.count || bytes[index] != 0x0A {
          starts.append(index)
        }
      }
    }
    self.starts = starts
  }

  init(_ string: String) { self.init(Array(string.utf8)) }

  var lineCount: Int { starts.count }
  private var markLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  func line(_ number: Int) -> Range<Int> {
    guard number >= 0 else { return 0..<0 }
    guard number < starts.count else { return bytes.count..<bytes.count }
    let start = starts[number]
    var end = number + 1 < starts.count ? starts[number + 1] : bytes.count
    if end > start, bytes[end - 1] == 0x0A { end -= 1 }
    if end > start, number + 1 < starts.count, bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// After the end of a line, the end of the line; within a character, its start.
  func offset(of position: Position, _ encoding: PositionEncoding) -> Int {
    let line = line(position.line)
    if isASCII { return min(line.lowerBound + min(max(position.character, 0), line.count), line.upperBound) }
    var index = line.lowerBound
    var left = max(position.character, 0)
    while left > 0, index < line.upperBound {
      var end = index + 1
      while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
      let units = encoding == .utf8 ? end - index : encoding.units(startingWith: bytes[index])
      guard units <= left else { break }
      left -= max(units, 1)
      index = end
    }
    return index
  }

  func position(of offset: Int, _ encoding: PositionEncoding) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let number = starts.partitioningIndex { $0 > offset } - 1
    let line = line(number)
    if isASCII { return Position(line: number, character: min(offset, line.upperBound) - line.lowerBound) }
    var character = 0
    for index in line.lowerBound..<min(offset, line.upperBound) {
      character += encoding.units(startingWith: bytes[index])
    }
    return Position(line: number, character: character)
  }

  func offset(of position: SourcePosition) -> Int {
    let number = Int(position.line) - 1
    let line = line(number)
    if isASCII { return line.lowerBound + min(max(Int(position.column) - 1, 0), line.count) }
    var index = min(line.lowerBound + (number == 0 ? markLength : 0), line.upperBound)
    var left = Int(position.column) - 1
    while left > 0, index < line.upperBound {
      index += 1
      while index < line.upperBound, bytes[index] & 0xC0 == 0x80 { index += 1 }
      left -= 1
    }
    return index
  }

  func sourcePosition(of offset: Int) -> SourcePosition {
    let position = position(of: offset, .utf32)
    let hasMark = position.line == 0 && markLength > 0
    return SourcePosition(line: position.line + 1, column: max(position.character - (hasMark ? 1 : 0), 0) + 1)
  }

  func range(of span: Span) -> Range<Int> {
    let start = offset(of: span.start)
    return start..<max(start, offset(of: span.end))
  }
}

/// The unit of the characters, which the client and the server agree on.
enum PositionEncoding: String, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  func units(startingWith byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    case .utf32: byte & 0xC0 == 0x80 ? 0 : 1
    }
  }
}

/// Lines and characters start at 0.
struct Position: Hashable, Comparable {
  var line: Int
  var character: Int

  static func < (left: Self, right: Self) -> Bool { (left.line, left.character) < (right.line, right.character) }
}

extension JSONValue {
  static func position(_ position: Position) -> JSONValue {
    .object(["line": .int(position.line), "character": .int(position.character)])
  }

  static func range(_ range: Range<Int>, in text: DocumentText, _ encoding: PositionEncoding) -> JSONValue {
    .object([
      "start": .position(text.position(of: range.lowerBound, encoding)),
      "end": .position(text.position(of: range.upperBound, encoding)),
    ])
  }

  var position: Position? {
    guard let line = self["line"]?.int, let character = self["character"]?.int else { return nil }
    return Position(line: line, character: character)
  }
}
