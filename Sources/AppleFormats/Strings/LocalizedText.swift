import WaymarkDiagnostics

/// What a string table has for one key in one language.
package struct LocalizedText: Sendable {
  /// Where the key stands.
  package let span: Span
  /// The text; several where it differs by number or device, none where the table has nothing but the key.
  package let variants: [String]
  /// Whether a number chooses among them.
  package let isPlural: Bool
  /// A Boolean value that indicates whether the catalog marks the text as not translated yet.
  package let isNew: Bool
  /// A Boolean value that indicates whether the catalog marks the key as unused by code.
  package let isStale: Bool

  init(span: Span, variants: [String], isPlural: Bool = false, isNew: Bool = false, isStale: Bool = false) {
    self.span = span
    self.variants = variants
    self.isPlural = isPlural
    self.isNew = isNew
    self.isStale = isStale
  }

  /// Whether people would see nothing.
  package var isEmpty: Bool {
    variants.allSatisfy { $0.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
  }
}
