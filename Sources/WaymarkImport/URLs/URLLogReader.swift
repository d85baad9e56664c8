import SpecText

/// A reader for logs of URLs.
///
/// A log has one URL per line, with or without a count and the name of the screen, or is a table (CSV), a log of a web
/// server, or JSON. The reader reads a file in chunks, and keeps only one line in memory, except for a JSON document.
package struct URLLogReader {
  /// The contents of one line. The bytes are valid only during the call that receives them.
  package enum Entry {
    /// A URL or a path, the number of its requests, and the name of its screen.
    case url(UnsafeBufferPointer<UInt8>, count: Int, label: UnsafeBufferPointer<UInt8>?)
    /// A line without a URL, and the reason as a sentence in lowercase.
    case refused(UnsafeBufferPointer<UInt8>, reason: String)
  }

  /// A closure that receives the contents of a line and the location of the line.
  package typealias Body = (Entry, Span) -> Void

  /// The maximum size of a line in bytes. A line can contain a URL of 2,048 bytes and the other fields of a log.
  static let longestLine = 16_384
  /// The maximum size of a JSON file that is not one object per line.
  package static let largestDocument = 8 << 20
  private static let longestExample = 200

  private var file: Int
  private var line = 0
  private var lineBuffer: [UInt8] = []
  private var isTooLong = false
  private var kind = Kind.unknown
  private var hasRows = false
  private var completed: [UInt8] = []

  private enum Kind {
    case unknown, lines, jsonLines, document
    case table(CSVColumns)
  }

  /// Creates a reader for one file.
  ///
  /// - Parameter file: The index of the file in source locations.
  package init(file: Int) { self.file = file }

  /// Adds a chunk of the file. A line can be split between chunks.
  ///
  /// - Parameters:
  ///   - bytes: The chunk.
  ///   - body: A closure that receives the entries of the complete lines.
  /// - Throws: A ``FormatError`` if the file is not a log of URLs.
  package mutating func add(_ bytes: UnsafeRawBufferPointer, _ body: Body) throws(FormatError) {
    let bytes = bytes.assumingMemoryBound(to: UInt8.self)
    var start = 0
    while start < bytes.count {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else {
        try keep(UnsafeBufferPointer(rebasing: bytes[start...]))
        return
      }
      let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
      if lineBuffer.isEmpty, !isTooLong {
        try addLine(part, body)
      } else {
        try keep(part)
        try endLine(body)
      }
      start = end + 1
    }
  }

  /// Ends the file.
  ///
  /// - Parameter body: A closure that receives the last entries.
  /// - Throws: A ``FormatError`` if the file is not a log of URLs.
  package mutating func finish(_ body: Body) throws(FormatError) {
    if case .document = kind {
      line = 0
      let document = SourceFile(path: "", bytes: lineBuffer).withoutByteOrderMark.bytes
      lineBuffer = []
      let value = try JSONParser.value(document, file: file, of: .input)
      for item in JSONURLs(value).items { addItem(item, body) }
    } else if !lineBuffer.isEmpty || isTooLong {
      try endLine(body)
    }
  }

  /// Keeps the start of a line until the next chunk.
  private mutating func keep(_ part: UnsafeBufferPointer<UInt8>) throws(FormatError) {
    if case .document = kind { return try addToDocument(part) }
    if case .unknown = kind, let first = part.first(where: { $0 > 0x20 && $0 < 0x80 }), lineBuffer.isEmpty,
      first == UInt8(ascii: "[")
    {
      kind = .document
      return try keep(part)
    }
    if part.contains(0) { throw nulError }
    let limit = longestKept
    if lineBuffer.count + part.count > limit {
      isTooLong = true
      lineBuffer.append(contentsOf: part.prefix(max(0, 64 - lineBuffer.count)))
      if lineBuffer.count > 64 { lineBuffer.removeSubrange(64...) }
    } else if !isTooLong {
      lineBuffer.append(contentsOf: part)
    }
  }

  private mutating func addToDocument(_ part: UnsafeBufferPointer<UInt8>) throws(FormatError) {
    guard lineBuffer.count + part.count <= Self.largestDocument else {
      throw FormatError(
        .input, "the JSON document is larger than \(Self.largestDocument >> 20) MB", at: .start(ofFile: file),
        help: "write one JSON object per line, such as {\"url\": \"https://…\", \"count\": 3}")
    }
    lineBuffer.append(contentsOf: part)
  }

  /// The maximum size of the current line. The first line of a file can be a whole JSON document.
  private var longestKept: Int {
    if case .unknown = kind, lineBuffer.first(where: { $0 > 0x20 && $0 < 0x80 }) == UInt8(ascii: "{") {
      return Self.largestDocument
    }
    return Self.longestLine
  }

  private mutating func endLine(_ body: Body) throws(FormatError) {
    if case .document = kind {
      lineBuffer.append(0x0A)
      return
    }
    swap(&completed, &lineBuffer)
    lineBuffer.removeAll(keepingCapacity: true)
    defer { completed.removeAll(keepingCapacity: true) }
    if isTooLong {
      isTooLong = false
      line += 1
      if case .unknown = kind { kind = .lines }
      completed.withUnsafeBufferPointer { refuse($0, "the line has over \(Self.longestLine) bytes", body) }
      return
    }
    let complete = completed
    let result = complete.withUnsafeBufferPointer { (buffer) -> Swift.Result<Void, FormatError> in
      do throws(FormatError) { return .success(try addLine(buffer, body)) } catch { return .failure(error) }
    }
    try result.get()
  }

  // MARK: Lines

  private var span: Span {
    let start = SourcePosition(line: max(line, 1), column: 1)
    return Span(file: file, start: start, end: start)
  }

  private var nulError: FormatError {
    FormatError(
      .input, "the file contains a NUL character", at: span, help: "specify a text file with one URL per line")
  }

  private mutating func addLine(_ bytes: UnsafeBufferPointer<UInt8>, _ body: Body) throws(FormatError) {
    line += 1
    if case .document = kind {
      try addToDocument(bytes)
      return lineBuffer.append(0x0A)
    }
    var text = bytes
    if line == 1, text.starts(with: [0xEF, 0xBB, 0xBF]) { text = UnsafeBufferPointer(rebasing: text[3...]) }
    text = UnsafeBufferPointer(rebasing: text[LogLine.trimmed(text, 0..<text.count)])
    guard let first = text.first else { return }
    if first == UInt8(ascii: "#") { return }
    try checkText(text)
    if case .unknown = kind { try chooseKind(text, first) }
    switch kind {
    case .document:
      // Blank lines keep the line numbers of errors.
      lineBuffer.append(contentsOf: repeatElement(0x0A, count: min(line - 1, Self.largestDocument / 2)))
      try addToDocument(text)
      lineBuffer.append(0x0A)
    case .jsonLines: addJSONLine(text, body)
    case .table(let columns):
      let isHeader = !hasRows && CSVColumns(header: text) != nil
      hasRows = true
      if isHeader { return }
      guard let row = columns.row(text) else { return refuse(text, LogLine.Refusal.noURL.rawValue, body) }
      row.url.withUnsafeBufferPointer { url in
        if let label = row.label, !label.isEmpty {
          label.withUnsafeBufferPointer { body(.url(url, count: row.count, label: $0), span) }
        } else {
          body(.url(url, count: row.count, label: nil), span)
        }
      }
    case .unknown, .lines:
      let parts: LogLine
      do throws(LogLine.Refusal) {
        parts = try LogLine.parse(text)
      } catch {
        return refuse(text, error.rawValue, body)
      }
      let label = parts.label.map { UnsafeBufferPointer(rebasing: text[$0]) }
      body(.url(UnsafeBufferPointer(rebasing: text[parts.url]), count: parts.count, label: label), span)
    }
  }

  /// Checks that a line is text.
  private func checkText(_ text: UnsafeBufferPointer<UInt8>) throws(FormatError) {
    var isASCII = true
    for byte in text {
      if byte == 0 { throw nulError }
      if byte >= 0x80 { isASCII = false }
    }
    // The decoder replaces invalid bytes with a replacement character.
    if !isASCII, !String(decoding: text, as: UTF8.self).utf8.elementsEqual(text) {
      throw FormatError(
        .input, "the text is not valid UTF-8", at: span, help: "save the file as UTF-8")
    }
  }

  private mutating func chooseKind(_ text: UnsafeBufferPointer<UInt8>, _ first: UInt8) throws(FormatError) {
    switch first {
    case UInt8(ascii: "<"):
      throw FormatError(
        .input, "the file is HTML or XML, not a list of URLs", at: span, help: "specify a file with one URL per line")
    case UInt8(ascii: "["): kind = .document
    case UInt8(ascii: "{"):
      let isObject = (try? JSONParser.value(Array(text), file: file, of: .input)) != nil
      kind = isObject ? .jsonLines : .document
    default: kind = CSVColumns(header: text).map(Kind.table) ?? .lines
    }
  }

  private func addJSONLine(_ text: UnsafeBufferPointer<UInt8>, _ body: Body) {
    guard let value = try? JSONParser.value(Array(text), file: file, of: .input) else {
      return refuse(text, "the line is not valid JSON", body)
    }
    let items = JSONURLs(value).items
    if items.isEmpty { refuse(text, LogLine.Refusal.noURL.rawValue, body) }
    for item in items { addItem(item, body) }
  }

  private func addItem(_ item: JSONURLs.Item, _ body: Body) {
    var url = item.url
    url.withUTF8 { url in
      if var label = item.label {
        label.withUTF8 { body(.url(url, count: item.count, label: $0), span) }
      } else {
        body(.url(url, count: item.count, label: nil), span)
      }
    }
  }

  private func refuse(_ line: UnsafeBufferPointer<UInt8>, _ reason: String, _ body: Body) {
    body(.refused(UnsafeBufferPointer(rebasing: line.prefix(Self.longestExample)), reason: reason), span)
  }
}
