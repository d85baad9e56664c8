import WaymarkDiagnostics

/// A conversion of string tables to UTF-8.
///
/// Older versions of Xcode save string tables in UTF-16.
package enum TableEncoding {
  /// The parsers and the diagnostic renderers support only UTF-8.
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
