package struct FormatError: Error, Hashable {
  package enum Format: Sendable {
    case strings, association, propertyList
    case input
  }

  package let format: Format
  package let message: String
  package let span: Span
  package let help: String?

  package init(_ format: Format, _ message: String, at span: Span, help: String? = nil) {
    self.format = format
    self.message = message
    self.span = span
    self.help = help
  }

  package var diagnostic: Diagnostic {
    switch format {
    case .strings: Diagnostic(.invalidStrings, message, at: span, help: help)
    case .association: Diagnostic(.invalidAssociation, message, at: span, help: help)
    case .propertyList: Diagnostic(.invalidPropertyList, message, at: span, help: help)
    case .input: Diagnostic(.invalidInput, message, at: span, help: help)
    }
  }
}

extension FormatError {
  package static func encoding(of bytes: [UInt8], file: Int, _ format: Format) -> FormatError? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return FormatError(format, "the file is UTF-16 text", at: .start(ofFile: file), help: "save the file as UTF-8")
    }
    if bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) {
      return FormatError(
        format, "the file is a ZIP archive, such as an Excel workbook", at: .start(ofFile: file),
        help: "export the sheet as CSV in UTF-8")
    }
    return TextCursor.encodingError(bytes, file: file, of: format)
  }
}

struct TextCursor {
  private let bytes: [UInt8]
  private let file: Int
  private var index = 0
  private(set) var position = SourcePosition(line: 1, column: 1)

  init(_ bytes: [UInt8], file: Int) {
    self.bytes = bytes
    self.file = file
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }
  var afterNext: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  mutating func take() -> UInt8? {
    guard let byte = next else { return nil }
    index += 1
    if byte == UInt8(ascii: "\n") {
      position = SourcePosition(line: Int(position.line) + 1, column: 1)
    } else if byte & 0xC0 != 0x80 {
      position.column += 1
    }
    return byte
  }

  mutating func skip(_ count: Int = 1) {
    for _ in 0..<count { _ = take() }
  }

  mutating func skip(to offset: Int) { skip(max(offset - index, 0)) }

  mutating func skip(if byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    skip()
    return true
  }

  mutating func take(while belongs: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = index
    while let byte = next, belongs(byte) { skip() }
    return bytes[start..<index]
  }

  func span(since start: SourcePosition) -> Span { Span(file: file, start: start, end: position) }

  var spanOfNext: Span {
    var end = position
    if let byte = next, byte != UInt8(ascii: "\n") { end.column += 1 }
    return Span(file: file, start: position, end: end)
  }
}

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
