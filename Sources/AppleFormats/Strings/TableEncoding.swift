import WaymarkSource

/// The encodings that string tables have: UTF-8, and the UTF-16 that Xcode once wrote.
package enum TableEncoding {
  /// The same file in UTF-8, without a byte order mark; what reads and shows it needs no other.
  package static func utf8(_ source: SourceFile) -> SourceFile {
    let bytes = source.bytes
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return source.withoutByteOrderMark }
    // A byte too many is no character.
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return SourceFile(
      path: source.path, name: source.name, identity: source.identity,
      bytes: Array(String(decoding: units, as: UTF16.self).utf8))
  }

  /// Why the bytes are no text; nil where they are.
  static func fault(_ bytes: [UInt8], file: Int) -> TableFault? {
    var cursor = TextCursor(bytes, file: file)
    if bytes.starts(with: Array("bplist".utf8)) {
      return TableFault(
        "this is a binary property list", at: cursor.spanOfNext, help: "name the file that it was made from")
    }
    guard let bad = firstBadByte(bytes) else { return nil }
    cursor.skip(bad)
    return TableFault(
      bytes[bad] == 0 ? "there is a NUL character here" : "the bytes from here on are not UTF-8",
      at: cursor.spanOfNext, help: "save the file as UTF-8, or as UTF-16 with a byte order mark")
  }

  private static func firstBadByte(_ bytes: [UInt8]) -> Int? {
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var index = 0
    while true {
      switch parser.parseScalar(from: &input) {
      case .valid(let scalar):
        if scalar.first == 0 { return index }
        index += scalar.count
      case .emptyInput: return nil
      case .error: return index
      }
    }
  }
}
