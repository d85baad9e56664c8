import WaymarkDiagnostics

/// The texts of one language by key.
package struct StringTable: Sendable {
  /// The path of the file, as the user named the file.
  package let path: String
  /// The keys, in file order.
  package private(set) var keys: [String] = []
  /// The repeated keys, with the source locations of the repetition and of the first occurrence.
  package private(set) var repetitions: [(key: String, again: Span, first: Span)] = []
  private var texts: [String: LocalizedText] = [:]

  init(path: String) {
    self.path = path
  }

  package subscript(key: String) -> LocalizedText? { texts[key] }

  /// Adds a text. If a key has several texts, the last one replaces the others, as in the system.
  mutating func add(_ text: LocalizedText, for key: String) {
    if let first = texts.updateValue(text, forKey: key) {
      repetitions.append((key, text.span, first.span))
    } else {
      keys.append(key)
    }
  }
}
