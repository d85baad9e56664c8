import WaymarkLinks

/// A command as one line of text, such as `push product?id=3`.
///
/// A space or a plus sign separates the parts of a command, so a command can also be a part of a URL's fragment.
struct CommandText {
  /// The maximum number of bytes.
  private static var longest: Int { 8192 }

  let name: String
  /// The text after the name, without changes.
  let rest: Substring
  /// The parts of the text after the name. The parts are still percent-encoded.
  let arguments: [Substring]

  /// Creates a command, or returns `nil` if the text is too long or empty.
  init?(_ text: String) {
    guard text.utf8.count <= Self.longest else { return nil }
    let utf8 = text.utf8
    let start = utf8.firstIndex { !Self.isSeparator($0) } ?? utf8.endIndex
    let end = utf8[start...].firstIndex { Self.isSeparator($0) } ?? utf8.endIndex
    name = String(text[start..<end])
    guard !name.isEmpty else { return nil }
    rest = end == utf8.endIndex ? "" : text[utf8.index(after: end)...]
    arguments = rest.utf8.split { Self.isSeparator($0) }.map { Substring($0) }
  }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "+") }

  /// Returns an argument without percent escapes, or `nil` if the argument is missing or malformed.
  func name(at index: Int) -> String? {
    index < arguments.count ? ScreenText.decoded(arguments[index].utf8) : nil
  }

  /// Returns an argument as a screen, or `nil` if the argument is missing or malformed.
  func screen(at index: Int) -> ScreenText? {
    index < arguments.count ? ScreenText(arguments[index].utf8) : nil
  }
}
