import SpecText

/// A reader for logs with a URL on each line, in a format of ``LogLine``, and for CSV files with the columns `url`,
/// `count`, and `destination`.
package struct URLLogReader {
  /// The bytes are valid only during the call that receives them.
  package enum Entry {
    case url(UnsafeBufferPointer<UInt8>, count: Int, label: UnsafeBufferPointer<UInt8>?)
    /// The reason is a clause in lowercase.
    case refused(UnsafeBufferPointer<UInt8>, reason: String)
  }

  /// In bytes. A line can contain a URL of 2,048 bytes and the other fields of a log.
  static let longestLine = 16_384
  private static let longestExample = 200
  private let file: Int
  private var line = 0
  private var hasURL = false
  private var firstLine: String?
  private var columns: [String: Int]?
  package init(file: Int) { self.file = file }

  private var span: Span {
    let start = SourcePosition(line: line + 1, column: 1)
    return Span(file: file, start: start, end: start)
  }

  private func error(_ message: String, help: String = "specify a text file with one URL per line") -> FormatError {
    FormatError(.input, message, at: span, help: help)
  }

  package func check(_ chunk: UnsafeBufferPointer<UInt8>, unfinished: Int) throws(FormatError) {
    if chunk.contains(0) { throw error("the file contains a NUL character") }
    if unfinished > 64 * Self.longestLine { throw error("the line has over \(64 * Self.longestLine) bytes") }
  }

  package mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (Entry) throws -> Void) throws {
    var text = bytes
    if line == 0, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = UnsafeBufferPointer(rebasing: text[3...]) }
    defer { line += 1 }
    text = UnsafeBufferPointer(rebasing: text[LogLine.trimmed(text, 0..<text.count)])
    guard let first = text.first, first != UInt8(ascii: "#") else { return }
    func refuse(_ reason: String) throws {
      try body(.refused(UnsafeBufferPointer(rebasing: text.prefix(Self.longestExample)), reason: reason))
    }
    guard text.count <= Self.longestLine else { return try refuse("the line has over \(Self.longestLine) bytes") }
    if String(validating: text, as: UTF8.self) == nil {
      throw error("the text is not valid UTF-8", help: "save the file as UTF-8")
    }
    if !hasURL {
      let kinds: [UInt8: String] = [
        UInt8(ascii: "<"): "HTML or XML", UInt8(ascii: "{"): "JSON", UInt8(ascii: "["): "JSON",
      ]
      if let kind = kinds[first] {
        throw error("the file is \(kind), not a list of URLs", help: "specify a file with one URL per line")
      }
    }
    if !hasURL, let header = cells(text), header.contains("url") {
      columns = Dictionary(header.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      return
    }
    if let columns {
      guard try readRow(text, columns, body) else { return try refuse(LogLine.Refusal.noURL.rawValue) }
      hasURL = true
      return
    }
    if firstLine == nil { firstLine = String(decoding: text.prefix(80), as: UTF8.self) }
    let parts: LogLine
    do throws(LogLine.Refusal) { parts = try LogLine.parse(text) } catch { return try refuse(error.rawValue) }
    hasURL = hasURL || LogLine.isURL(text, parts.url)
    try body(
      .url(
        UnsafeBufferPointer(rebasing: text[parts.url]), count: parts.count,
        label: parts.label.map { UnsafeBufferPointer(rebasing: text[$0]) }))
  }

  /// `false` if the row has no URL.
  private func readRow(
    _ line: UnsafeBufferPointer<UInt8>, _ columns: [String: Int], _ body: (Entry) throws -> Void
  ) throws -> Bool {
    guard let cells = cells(line) else { return false }
    func cell(_ name: String) -> String { columns[name].flatMap { $0 < cells.count ? cells[$0] : nil } ?? "" }
    var (url, label) = (cell("url"), cell("destination"))
    guard !url.isEmpty else { return false }
    let count = Int(cell("count")).map { min(max($0, 0), 1 << 40) } ?? 1
    try url.withUTF8 { url in try label.withUTF8 { try body(.url(url, count: count, label: $0.isEmpty ? nil : $0)) } }
    return true
  }

  private func cells(_ line: UnsafeBufferPointer<UInt8>) -> [String]? {
    try? DelimitedText.records(SourceText(SourceFile(path: "", bytes: Array(line)), file), separator: ",").first?
      .map(\.text)
  }

  package func finish() throws(FormatError) {
    guard !hasURL else { return }
    throw FormatError(
      .input, "the file contains no URLs" + (firstLine.map { "; its first line is `\($0)`" } ?? ""),
      at: .start(ofFile: file), help: "specify a file with one URL per line")
  }
}
