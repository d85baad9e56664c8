import WaymarkDiagnostics

/// The texts of a spec's titles in its languages, as far as they could be read.
package struct StringTables: Sendable {
  /// One of the spec's languages.
  package struct Language: Sendable {
    package let name: String
    /// Where the spec names it.
    package let span: Span
    package let texts: Texts

    package init(_ name: String, at span: Span, _ texts: Texts) {
      self.name = name
      self.span = span
      self.texts = texts
    }
  }

  package enum Texts: Sendable {
    case table(StringTable)
    /// There is no such file, or nothing of the language in the catalog.
    case missing(path: String)
    /// There is a file, and a finding about it.
    case unreadable
  }

  /// In the order of the spec.
  package let languages: [Language]
  /// Where the spec says which files they are.
  package let span: Span
  /// The one file for all languages, where it is one.
  package let catalog: StringCatalog?

  package init(_ languages: [Language], at span: Span, catalog: StringCatalog?) {
    self.languages = languages
    self.span = span
    self.catalog = catalog
  }

  /// The languages whose texts are known.
  package var tables: [(language: String, table: StringTable)] {
    languages.compactMap { language in
      if case .table(let table) = language.texts { (language.name, table) } else { nil }
    }
  }
}
