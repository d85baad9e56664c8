import WaymarkDiagnostics
import WaymarkYAML

/// The keys of one mapping that have been seen, to find the second of two that are the same.
struct KeySet {
  private let what: String
  /// Few keys are searched through; many are hashed.
  private var few: [Text] = []
  private var many: [Text: Span]?

  init(what: String, count: Int) {
    self.what = what
    if count > 16 { many = Dictionary(minimumCapacity: count) } else { few.reserveCapacity(count) }
  }

  /// Adds a key; false, with a finding, where it is there already.
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

  /// Reports the second of two keys that are the same.
  static func report(_ key: Text, as what: String, first: Span, _ reader: inout SpecReader) {
    let help = what == "name" ? "remove one of them, or give it another name" : "remove one of them"
    reader.report(
      Diagnostic(
        .duplicateKey, "the \(what) `\(key.string)` is here twice", at: key.span,
        help: help, related: [.init(first, "first here")]))
  }
}
