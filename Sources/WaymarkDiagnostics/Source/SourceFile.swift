#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One file of a spec: the path by which the user knows it, and its bytes.
package struct SourceFile: Sendable {
  /// The path as it was given; diagnostics repeat it unchanged.
  package let path: String
  /// The path from the folder of the spec's root: what generated comments call the file, the same on every machine.
  package let name: String
  /// What two paths to one file have in common: its path without links.
  package let identity: String
  package let bytes: [UInt8]

  package init(path: String, name: String? = nil, identity: String? = nil, bytes: [UInt8]) {
    self.path = path
    self.name = name ?? path
    self.identity = identity ?? path
    self.bytes = bytes
  }

  /// The file without the byte order mark that some editors put first.
  package var withoutByteOrderMark: SourceFile {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return self }
    return SourceFile(path: path, name: name, identity: identity, bytes: Array(bytes.dropFirst(3)))
  }
}

extension SourceFile {
  /// Whether a line starts with a text, as a key at the top of a mapping does.
  ///
  /// - Complexity: O(size of the file), in less time than YAML takes, and for files that are no YAML, too.
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
  /// Whether a text stands anywhere in the file.
  package func contains(_ text: StaticString) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard text.utf8CodeUnitCount > 0 else { return true }
      guard var start = bytes.baseAddress else { return false }
      var left = bytes.count
      // Every file of a spec is searched through, so by the C library, which takes many bytes at a time.
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

/// Where the lines of a file start: made once, by whoever shows lines to a person.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// - Complexity: O(size of the file).
  package init(_ file: SourceFile) {
    bytes = file.withoutByteOrderMark.bytes
    starts = [0] + bytes.indices.lazy.filter { [bytes] in bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The text of a line without its line break, or nil where there is no such line.
  ///
  /// - Parameter number: 1-based.
  package subscript(number: Int) -> String? {
    range(of: number).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Where a place is, in bytes behind a byte order mark; nil where the file has no such place.
  package func offset(of position: SourcePosition) -> Int? {
    // The end of the last line's break is the start of a line that is not there.
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

  /// What ends the file's lines.
  package var lineBreak: String {
    guard starts.count > 1, starts[1] > 1 else { return "\n" }
    return bytes[starts[1] - 2] == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }

  /// What stands in a line from a column on, as far as it holds a `#`; nil where it does not, or where the line is longer
  /// than people write, so that asking for each part of it costs no more than its length.
  package func rest(of number: Int, from column: Int) -> String? {
    guard let line = range(of: number), line.count <= 1_024, let hash = bytes[line].lastIndex(of: UInt8(ascii: "#")),
      let start = offset(of: SourcePosition(line: number, column: column)), start <= hash
    else {
      return nil
    }
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
