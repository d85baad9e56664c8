import WaymarkDiagnostics

/// The localized strings of one language, by key.
package struct StringTable: Sendable {
  /// The path of the file, exactly as the user entered the path.
  package let path: String
  /// The keys, in file order.
  package private(set) var keys: [String] = []
  /// The repeated keys. Each element contains a key, the source location of a repetition, and the source location of
  /// the key's first occurrence.
  package private(set) var repetitions: [(key: String, again: Span, first: Span)] = []
  private var texts: [String: LocalizedText] = [:]

  init(path: String) {
    self.path = path
  }

  package subscript(key: String) -> LocalizedText? { texts[key] }

  /// Adds a localized string.
  ///
  /// If a key occurs several times, the last string replaces the earlier strings, as on Apple's systems.
  mutating func add(_ text: LocalizedText, for key: String) {
    if let first = texts.updateValue(text, forKey: key) {
      repetitions.append((key, text.span, first.span))
    } else {
      keys.append(key)
    }
  }
}
