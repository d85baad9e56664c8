import WaymarkDiagnostics

/// The encodings of string tables: UTF-8, and UTF-16 in files of older Xcode versions.
package enum TableEncoding {
  /// Returns the same file in UTF-8 without a byte order mark, the only encoding that parsers and renderers support.
  package static func utf8(_ source: SourceFile) -> SourceFile {
    let bytes = source.bytes
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else { return source.withoutByteOrderMark }
    // An extra byte at the end is not a character.
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return SourceFile(
      path: source.path, name: source.name, identity: source.identity,
      bytes: Array(String(decoding: units, as: UTF16.self).utf8))
  }
}
