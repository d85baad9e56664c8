import WaymarkDiagnostics

/// The texts of one language, by their keys.
package struct StringTable: Sendable {
  /// The file's path as the user knows it.
  package let path: String
  /// In the order of the file.
  package private(set) var keys: [String] = []
  /// Where a key stands again, and where it stood first.
  package private(set) var repetitions: [(key: String, again: Span, first: Span)] = []
  private var texts: [String: LocalizedText] = [:]

  init(path: String) {
    self.path = path
  }

  package subscript(key: String) -> LocalizedText? { texts[key] }

  /// Adds a text; of several for one key, the last one counts, as it does for the system.
  mutating func add(_ text: LocalizedText, for key: String) {
    if let first = texts.updateValue(text, forKey: key) {
      repetitions.append((key, text.span, first.span))
    } else {
      keys.append(key)
    }
  }
}
