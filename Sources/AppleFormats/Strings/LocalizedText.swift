import WaymarkDiagnostics

/// A localized string for one key in one language.
package struct LocalizedText: Sendable {
  package let span: Span
  /// A string that depends on a number or a device has several variants. The array is empty if the table contains only
  /// the key.
  package let variants: [String]
  package let isPlural: Bool
  package let isNew: Bool
  package let isStale: Bool

  init(span: Span, variants: [String], isPlural: Bool = false, isNew: Bool = false, isStale: Bool = false) {
    self.span = span
    self.variants = variants
    self.isPlural = isPlural
    self.isNew = isNew
    self.isStale = isStale
  }

  package var isEmpty: Bool {
    variants.allSatisfy { $0.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
  }
}
