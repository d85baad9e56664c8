import WaymarkDiagnostics

/// The text of a string table for one key in one language.
package struct LocalizedText: Sendable {
  /// The source location of the key.
  package let span: Span
  /// The texts; several if they vary by number or device, none if the table contains only the key.
  package let variants: [String]
  /// A Boolean value that indicates whether the variants depend on a number.
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

  /// A Boolean value that indicates whether all variants are blank.
  package var isEmpty: Bool {
    variants.allSatisfy { $0.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
  }
}
