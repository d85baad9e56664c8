import SpecText

/// A reader for the linking configuration of React Navigation, and for the `app.json` file of an Expo app.
///
/// The root of a configuration is the entire `linking` object, its `config`, or its `screens`. React Navigation chooses
/// the most specific pattern, so the order of the links has no meaning. See
/// <https://reactnavigation.org/docs/configuring-links>.
package enum LinkingConfigurationReader {
  /// The maximum size of a file in bytes. The configuration of a large app has about 100 kilobytes.
  static let largestSize = 4 << 20

  /// Adds the contents of a configuration to an app.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - app: The app.
  /// - Throws: A ``FormatError`` if the file is not a valid configuration.
  /// - Complexity: O(*n*), where *n* is the size of the file and of the links.
  package static func read(_ source: SourceFile, into app: inout ImportedApp) throws(FormatError) {
    let file = app.nextFile
    try ScriptFile.check(source, file: file)
    try InputOption.reactNavigation.check(source, file: file)
    let bytes = source.withoutByteOrderMark.bytes
    guard bytes.count <= largestSize else {
      throw FormatError(
        .input, "this file has \(bytes.count) bytes, more than the limit of \(largestSize)", at: .start(ofFile: file))
    }
    let root = try value(source, bytes, file: file)
    guard case .object = root else {
      throw FormatError(
        .input, "this file is a list, but the object of a linking configuration is expected", at: .start(ofFile: file),
        help: "use `--patterns` for a list of patterns")
    }
    if let expo = ExpoConfiguration.object(in: root) {
      app.files.append(source)
      try ExpoConfiguration.read(expo, file: file, into: &app)
    } else {
      let configuration = try LinkingConfiguration(root, file: file)
      app.files.append(source)
      try configuration.read(into: &app)
    }
  }

  private static func value(_ source: SourceFile, _ bytes: [UInt8], file: Int) throws(FormatError) -> FileValue {
    do {
      return try JSONParser.value(bytes, file: file, of: .input)
    } catch {
      throw ScriptFile.isObjectLiteral(bytes) ? ScriptFile.error(at: error.span) : error
    }
  }
}
