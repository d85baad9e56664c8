import WaymarkDiagnostics

extension TextCursor {
  /// Why bytes are no text in UTF-8; nil where they are.
  static func encodingError(_ bytes: [UInt8], file: Int, of format: FormatError.Format) -> FormatError? {
    var cursor = TextCursor(bytes, file: file)
    if bytes.starts(with: Array("bplist".utf8)) {
      return FormatError(
        format, "this is a binary property list", at: cursor.spanOfNext,
        help: format == .propertyList
          ? "`plutil -convert xml1 FILE` makes XML of it" : "name the file that it was made from")
    }
    guard let bad = firstBadByte(bytes) else { return nil }
    cursor.skip(bad)
    return FormatError(
      format, bytes[bad] == 0 ? "there is a NUL character here" : "the bytes from here on are not UTF-8",
      at: cursor.spanOfNext,
      help: format == .strings
        ? "save the file as UTF-8, or as UTF-16 with a byte order mark" : "save the file as UTF-8")
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
