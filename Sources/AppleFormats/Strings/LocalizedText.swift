import WaymarkDiagnostics

/// A localized string for one key in one language.
package struct LocalizedText: Sendable {
  /// The source location of the key.
  package let span: Span
  /// The variants of the string.
  ///
  /// A string that depends on a number or a device has several variants. The array is empty if the table contains only
  /// the key.
  package let variants: [String]
  /// A Boolean value that indicates whether the variants depend on a number.
  package let isPlural: Bool
  /// A Boolean value that indicates whether the string catalog marks the string as not yet translated.
  package let isNew: Bool
  /// A Boolean value that indicates whether the string catalog marks the key as unused by code.
  package let isStale: Bool

  init(span: Span, variants: [String], isPlural: Bool = false, isNew: Bool = false, isStale: Bool = false) {
    self.span = span
    self.variants = variants
    self.isPlural = isPlural
    self.isNew = isNew
    self.isStale = isStale
  }

  /// A Boolean value that indicates whether all variants are empty or contain only spaces and tabs.
  package var isEmpty: Bool {
    variants.allSatisfy { $0.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } }
  }
}
