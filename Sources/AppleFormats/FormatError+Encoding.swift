extension FormatError {
  package static func encoding(of bytes: [UInt8], file: Int, _ format: Format) -> FormatError? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return FormatError(
        format, "the file is UTF-16 text", at: .start(ofFile: file), help: "save the file as UTF-8")
    }
    if bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) {
      return FormatError(
        format, "the file is a ZIP archive, such as an Excel workbook", at: .start(ofFile: file),
        help: "export the sheet as CSV in UTF-8")
    }
    return TextCursor.encodingError(bytes, file: file, of: format)
  }
}
