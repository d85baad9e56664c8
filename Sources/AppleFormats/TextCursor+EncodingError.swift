import WaymarkDiagnostics

extension TextCursor {
  static func encodingError(_ bytes: [UInt8], file: Int, of format: FormatError.Format) -> FormatError? {
    var cursor = TextCursor(bytes, file: file)
    if bytes.starts(with: Array("bplist".utf8)) {
      return FormatError(
        format, "this is a binary property list", at: cursor.spanOfNext,
        help: format == .propertyList
          ? "convert the file with `plutil -convert xml1 FILE`" : "use the text file that it was compiled from")
    }
    guard let bad = firstBadByte(bytes) else { return nil }
    cursor.skip(bad)
    return FormatError(
      format, bytes[bad] == 0 ? "the file contains a NUL character" : "the text is not valid UTF-8 from here on",
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
