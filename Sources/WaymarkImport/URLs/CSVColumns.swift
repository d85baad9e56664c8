/// The columns of a table of URLs, from the header of a CSV file (RFC 4180).
struct CSVColumns {
  private static let urlNames: Set<String> = ["url", "uri", "link", "path", "page", "address", "request"]
  private static let countNames: Set<String> = ["count", "hits", "views", "requests", "visits", "pageviews", "total"]
  private static let labelNames: Set<String> = [
    "destination", "screen", "route", "expected", "label", "expected.destination", "target",
  ]

  private let delimiter: UInt8
  private let url: Int
  private let count: Int?
  private let label: Int?

  /// Creates the columns from the first line of a file, or returns `nil` if the line is not a header.
  init?(header: UnsafeBufferPointer<UInt8>) {
    let delimiters: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: ";"), 9]
    guard !header.isEmpty, !header.contains(UInt8(ascii: "/")) else { return nil }
    let delimiter = delimiters.max { first, second in
      header.count { $0 == first } < header.count { $0 == second }
    }
    let names = Self.fields(header, delimiter: delimiter ?? UInt8(ascii: ",")).map {
      String(decoding: $0, as: UTF8.self).lowercased()
    }
    guard let url = names.firstIndex(where: Self.urlNames.contains) else { return nil }
    self.delimiter = delimiter ?? UInt8(ascii: ",")
    self.url = url
    count = names.firstIndex(where: Self.countNames.contains)
    label = names.firstIndex(where: Self.labelNames.contains)
  }

  /// The values in one row.
  struct Row {
    var url: [UInt8]
    var count: Int
    var label: [UInt8]?
  }

  /// Returns the values in a line, or `nil` if the line has no URL.
  func row(_ line: UnsafeBufferPointer<UInt8>) -> Row? {
    let fields = Self.fields(line, delimiter: delimiter)
    guard url < fields.count, !fields[url].isEmpty else { return nil }
    var row = Row(url: fields[url], count: 1, label: nil)
    if let count, count < fields.count {
      row.count = fields[count].withUnsafeBufferPointer { LogLine.number($0, 0..<$0.count) } ?? 1
    }
    if let label, label < fields.count { row.label = fields[label] }
    return row
  }

  /// Splits a line into fields without quotation marks and without the spaces at their ends.
  private static func fields(_ line: UnsafeBufferPointer<UInt8>, delimiter: UInt8) -> [[UInt8]] {
    var fields: [[UInt8]] = []
    var field: [UInt8] = []
    var isQuoted = false
    var index = 0
    func end() {
      field.withUnsafeBufferPointer { fields.append(Array($0[LogLine.trimmed($0, 0..<$0.count)])) }
      field = []
    }
    while index < line.count {
      let byte = line[index]
      if byte == UInt8(ascii: "\"") {
        if isQuoted, index + 1 < line.count, line[index + 1] == byte {
          field.append(byte)
          index += 1
        } else {
          isQuoted.toggle()
        }
      } else if byte == delimiter, !isQuoted {
        end()
      } else {
        field.append(byte)
      }
      index += 1
    }
    end()
    return fields
  }
}
