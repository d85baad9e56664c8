import SpecText

/// The names in a spec for the destinations of an existing app.
package struct DestinationNames: Sendable {
  private var names: [String: String] = [:]

  /// Creates a value without exceptions: the name of each destination is derived from its text.
  package init() {}

  /// Creates the names of a CSV file with the columns `destination` and `name`. A destination with an empty name opens
  /// no link.
  package init(_ source: SourceFile) throws(FormatError) {
    let source = source.withoutByteOrderMark
    if let error = FormatError.encoding(of: source.bytes, file: 0, .input) { throw error }
    let records = try DelimitedText.records(SourceText(source, 0), separator: ",")
    for (index, record) in records.enumerated() {
      guard record.count == 2, !record[0].text.isEmpty else {
        throw FormatError(
          .input, "the row does not have two columns", at: record[0].span,
          help: "write `destination,name` in the first row, and a destination and its name in each other row")
      }
      if index == 0, record[0].text == "destination", record[1].text == "name" { continue }
      if let name = names[record[0].text], name != record[1].text {
        throw FormatError(
          .input, "the destination \(Quoted(record[0].text)) has two names", at: record[0].span,
          help: "remove one of the rows")
      }
      names[record[0].text] = record[1].text
    }
  }

  func contains(_ destination: String) -> Bool { names[destination] != nil }

  func names(for destination: String) -> [String] {
    if let name = names[destination] { return name.isEmpty ? [] : [name] }
    return [destination] + (SpecName.lowerCamelCase(destination).map { [$0] } ?? [])
  }
}
