import WaymarkDiagnostics
import WaymarkYAML

/// A set that detects duplicate keys in a mapping.
struct KeySet {
  private let what: String
  /// In a small mapping, a linear search is faster than a hash table.
  private var few: [Text] = []
  private var many: [Text: Span]?

  init(what: String, count: Int) {
    self.what = what
    if count > 16 { many = Dictionary(minimumCapacity: count) } else { few.reserveCapacity(count) }
  }

  mutating func insert(_ key: Text, _ reader: inout SpecReader) -> Bool {
    let first: Span?
    if many != nil {
      first = many![key]
      if first == nil { many![key] = key.span }
    } else {
      first = few.first { $0 == key }?.span
      few.append(key)
    }
    guard let first else { return true }
    Self.report(key, as: what, first: first, &reader)
    return false
  }

  static func report(_ key: Text, as what: String, first: Span, _ reader: inout SpecReader) {
    let help = what == "name" ? "rename or remove the duplicate" : "remove the duplicate"
    reader.report(
      Diagnostic(
        .duplicateKey, "the \(what) `\(key.string)` occurs twice", at: key.span,
        help: help, related: [.init(first, "the first occurrence is here")]))
  }
}
