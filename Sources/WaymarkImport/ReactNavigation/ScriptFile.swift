import SpecText

/// JavaScript and TypeScript files, which the import does not run.
enum ScriptFile {
  private static let endings = [".js", ".jsx", ".ts", ".tsx", ".mjs", ".cjs"]
  private static let starts = [
    "import ", "import{", "export ", "const ", "let ", "var ", "module.exports", "//", "/*", "\"use strict\"",
    "'use strict'", "function ", "type ", "interface ",
  ]

  /// Checks that a file is not a script.
  ///
  /// - Throws: A ``FormatError`` with the command that exports the configuration as JSON.
  static func check(_ source: SourceFile, file: Int) throws(FormatError) {
    let text = source.withoutByteOrderMark.bytes.drop { $0 <= 0x20 }.prefix(64)
    let start = String(decoding: text, as: UTF8.self)
    let isJSON = start.hasPrefix("{") && !isObjectLiteral(source.withoutByteOrderMark.bytes)
    let hasEnding = endings.contains(where: source.path.hasSuffix)
    if hasEnding && !isJSON && !start.isEmpty || starts.contains(where: start.hasPrefix) {
      throw error(at: .start(ofFile: file))
    }
  }

  /// Returns a Boolean value that indicates whether a text is an object of JavaScript with a key without double quotes,
  /// such as `{ screens: {} }`.
  static func isObjectLiteral(_ bytes: [UInt8]) -> Bool {
    let text = bytes.drop { $0 <= 0x20 }
    guard text.first == UInt8(ascii: "{"), let next = text.dropFirst().first(where: { $0 > 0x20 }) else { return false }
    return 0x61...0x7A ~= next | 0x20 || next == UInt8(ascii: "'") || next == UInt8(ascii: "/")
      || next == UInt8(ascii: "_") || next == UInt8(ascii: "$")
  }

  static func error(at span: Span) -> FormatError {
    FormatError(
      .input, "this file is JavaScript, but a linking configuration in JSON is expected", at: span,
      help:
        "export the configuration as JSON, for example with `node -p 'JSON.stringify(require(\"./linking\").default, "
        + "(key, value) => typeof value === \"function\" ? String(value) : value)'`")
  }
}
