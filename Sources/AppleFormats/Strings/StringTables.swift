import WaymarkDiagnostics

/// The versions of one string table in all languages of a spec.
package struct StringTables: Sendable {
  package struct Language: Sendable {
    package let name: String
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
    /// The table is missing, because the file does not exist or the catalog does not contain the language.
    case missing(path: String)
    case unreadable
  }

  package let name: String
  /// The languages, in the same order as in the spec.
  package let languages: [Language]
  package let span: Span
  /// The string catalog, or `nil` if each language has a separate file.
  package let catalog: StringCatalog?

  package init(_ name: String, _ languages: [Language], at span: Span, catalog: StringCatalog?) {
    self.name = name
    self.languages = languages
    self.span = span
    self.catalog = catalog
  }

  package var tables: [(language: String, table: StringTable)] {
    languages.compactMap { language in
      if case .table(let table) = language.texts { (language.name, table) } else { nil }
    }
  }
}
