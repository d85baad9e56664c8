import AppleFormats
import WaymarkDiagnostics

/// A reader for lists of URL patterns: text, CSV, and JSON.
package enum PatternListReader {
  /// Adds the links of a list to an app.
  ///
  /// The content determines the format of the list, not the name of the file.
  ///
  /// - Parameters:
  ///   - source: The list. The function adds the file to the files of the app.
  ///   - app: The app.
  /// - Throws: A ``FormatError`` if the file is no list of patterns.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  package static func read(_ source: SourceFile, into app: inout ImportedApp) throws(FormatError) {
    let source = source.withoutByteOrderMark
    let file = app.files.count
    app.files.append(source)
    try InputOption.patterns.check(source, file: file)
    if let error = FormatError.encoding(of: source.bytes, file: file, .input) { throw error }
    guard source.bytes.contains(where: { $0 > 0x20 }) else {
      throw FormatError(
        .input, "the file is empty", at: .start(ofFile: file), help: "write a pattern such as `/users/:id` on each line"
      )
    }
    let list = try list(source, file)
    guard !list.rows.isEmpty || list.isComplete else { throw noPattern(file) }
    let importer = LinkImporter(list.rows, isOrdered: list.isOrdered)
    importer.finish(&app)
    app.notes += list.notes.all
  }

  private static func list(_ source: SourceFile, _ file: Int) throws(FormatError) -> PatternList {
    let lines = SourceText(source, file)
    if JSONList.isJSON(source.bytes) {
      let value = try JSONParser.value(source.bytes, file: file, of: .input)
      return JSONList.read(value, file)
    }
    if let table = try DelimitedList.read(lines) { return table }
    return try TextList.read(lines)
  }

  static func noPattern(_ file: Int) -> FormatError {
    FormatError(
      .input, "the file contains no URL pattern", at: .start(ofFile: file),
      help: "write a pattern such as `/users/:id` on each line, or a table with a column `pattern`")
  }
}
