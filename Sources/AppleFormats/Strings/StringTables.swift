import WaymarkDiagnostics

/// The texts of a spec's titles in the languages of the spec.
package struct StringTables: Sendable {
  /// A language of the spec.
  package struct Language: Sendable {
    package let name: String
    /// The source location of the language in the spec.
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
    /// No texts, because the file does not exist or the catalog lacks the language.
    case missing(path: String)
    /// No texts, because the file has an error that a diagnostic reports.
    case unreadable
  }

  /// The languages, in the order of the spec.
  package let languages: [Language]
  /// The source location of the files in the spec.
  package let span: Span
  /// The string catalog, if one file contains all languages.
  package let catalog: StringCatalog?

  package init(_ languages: [Language], at span: Span, catalog: StringCatalog?) {
    self.languages = languages
    self.span = span
    self.catalog = catalog
  }

  /// The languages whose tables could be parsed.
  package var tables: [(language: String, table: StringTable)] {
    languages.compactMap { language in
      if case .table(let table) = language.texts { (language.name, table) } else { nil }
    }
  }
}
