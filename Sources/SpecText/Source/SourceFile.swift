#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

package struct SourceFile: Sendable {
  /// The user's spelling.
  package let path: String
  /// Relative to the folder of the root file, so generated comments are the same on every machine.
  package let name: String
  package let identity: String
  package let bytes: [UInt8]

  package init(path: String, name: String? = nil, identity: String? = nil, bytes: [UInt8]) {
    self.path = path
    self.name = name ?? path
    self.identity = identity ?? path
    self.bytes = bytes
  }

  package var withoutByteOrderMark: SourceFile {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return self }
    return SourceFile(path: path, name: name, identity: identity, bytes: Array(bytes.dropFirst(3)))
  }
}

extension SourceFile {
  /// The search is faster than parsing, and also works for files that are not valid YAML.
  package func hasLine(startingWith text: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard var line = bytes.baseAddress else { return text.utf8CodeUnitCount == 0 }
      var left = bytes.count
      while left >= text.utf8CodeUnitCount, memcmp(line, text.utf8Start, text.utf8CodeUnitCount) != 0 {
        guard let end = memchr(line, 0x0A, left) else { return false }
        let next = UnsafePointer(end.assumingMemoryBound(to: UInt8.self)) + 1
        left -= next - line
        line = next
      }
      return left >= text.utf8CodeUnitCount
    }
  }
}

extension SourceFile {
  package func contains(_ text: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard text.utf8CodeUnitCount > 0 else { return true }
      guard var start = bytes.baseAddress else { return false }
      var left = bytes.count
      // Every file of a spec is searched, and the C library compares many bytes at a time.
      while left >= text.utf8CodeUnitCount, let found = memchr(start, Int32(text.utf8Start.pointee), left) {
        let first = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
        left -= first - start
        guard left >= text.utf8CodeUnitCount else { return false }
        if memcmp(first, text.utf8Start, text.utf8CodeUnitCount) == 0 { return true }
        start = first + 1
        left -= 1
      }
      return false
    }
  }
}

package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  package init(_ file: SourceFile) {
    bytes = file.withoutByteOrderMark.bytes
    starts = [0] + bytes.indices.lazy.filter { [bytes] in bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  package subscript(number: Int) -> String? { range(of: number).map { String(decoding: bytes[$0], as: UTF8.self) } }

  /// The offset does not include a byte order mark.
  package func offset(of position: SourcePosition) -> Int? {
    // The position after the last line break is the start of a line that does not exist.
    if Int(position.line) == starts.count + 1, position.column == 1 { return bytes.count }
    guard let line = range(of: Int(position.line)) else { return nil }
    var index = line.lowerBound
    var left = Int(position.column) - 1
    while left > 0, index < line.upperBound {
      index += 1
      while index < line.upperBound, bytes[index] & 0xC0 == 0x80 { index += 1 }
      left -= 1
    }
    return left == 0 ? index : nil
  }

  package var lineBreak: String {
    guard starts.count > 1, starts[1] > 1 else { return "\n" }
    return bytes[starts[1] - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// `nil` without a `#`, or for a line of more than 1,024 bytes, which keeps repeated calls for a line fast.
  package func rest(of number: Int, from column: Int) -> String? {
    guard let line = range(of: number), line.count <= 1_024, let hash = bytes[line].lastIndex(of: UInt8(ascii: "#")),
      let start = offset(of: SourcePosition(line: number, column: column)), start <= hash
    else { return nil }
    return String(decoding: bytes[start..<line.upperBound], as: UTF8.self)
  }

  private func range(of number: Int) -> Range<Int>? {
    guard starts.indices.contains(number - 1) else { return nil }
    let start = starts[number - 1]
    var end = number < starts.count ? starts[number] - 1 : bytes.count
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }
}

package struct SourcePositions {
  private var positions: [Int: SourcePosition] = [:]

  /// One pass, because a line can contain many positions.
  package init(of offsets: some Sequence<Int>, in bytes: [UInt8]) {
    var (index, line, column) = (0, 1, 1)
    for offset in offsets.sorted() {
      for byte in bytes[index..<offset] {
        // The first byte of each scalar counts.
        if byte == UInt8(ascii: "\n") {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      index = offset
      positions[offset] = SourcePosition(line: line, column: column)
    }
  }

  package subscript(offset: Int) -> SourcePosition { positions[offset]! }
}

/// Lines and columns start at 1. Each Unicode scalar is one column.
package struct SourcePosition: Hashable, Comparable, Sendable {
  package var line: UInt32
  package var column: UInt32

  package init(line: Int, column: Int) {
    self.line = UInt32(truncatingIfNeeded: line)
    self.column = UInt32(truncatingIfNeeded: column)
  }

  package static func < (left: Self, right: Self) -> Bool { (left.line, left.column) < (right.line, right.column) }
}

/// The end is the position after the last character.
package struct Span: Hashable, Sendable {
  package var file: Int32
  package var start: SourcePosition
  package var end: SourcePosition

  package init(file: Int, start: SourcePosition, end: SourcePosition) {
    self.file = Int32(truncatingIfNeeded: file)
    self.start = start
    self.end = end
  }

  package static func start(ofFile file: Int) -> Span {
    let start = SourcePosition(line: 1, column: 1)
    return Span(file: file, start: start, end: start)
  }

  /// The range is relative to the start of the span, and must be on the first line of the span.
  package func part(_ scalars: Range<Int>) -> Span {
    var part = self
    part.start.column = start.column + UInt32(scalars.lowerBound)
    part.end = part.start
    part.end.column = start.column + UInt32(scalars.upperBound)
    return part
  }
}

package struct Located<Value: Sendable>: Sendable {
  package var value: Value
  package let span: Span

  package init(_ value: Value, _ span: Span) {
    self.value = value
    self.span = span
  }
}
