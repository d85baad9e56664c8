import WaymarkDiagnostics

package struct StringTable: Sendable {
  package let path: String
  package private(set) var keys: [String] = []
  package private(set) var repetitions: [(key: String, again: Span, first: Span)] = []
  private var texts: [String: LocalizedText] = [:]

  init(path: String) {
    self.path = path
  }

  package subscript(key: String) -> LocalizedText? { texts[key] }

  /// If a key occurs several times, the last string replaces the earlier strings, as on Apple's systems.
  mutating func add(_ text: LocalizedText, for key: String) {
    if let first = texts.updateValue(text, forKey: key) {
      repetitions.append((key, text.span, first.span))
    } else {
      keys.append(key)
    }
  }
}
