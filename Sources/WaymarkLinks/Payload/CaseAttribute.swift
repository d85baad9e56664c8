/// The name of an attribute in a ``CaseTable``. In each line of the table, the attributes follow the other fields.
///
/// A route key that affects only views, such as `detents`, becomes an attribute. By default, the attribute has the name
/// of the key. `NavigationScreen` decodes the attributes.
package struct CaseAttribute: ExpressibleByStringLiteral, Sendable {
  package let name: String

  package init(stringLiteral name: String) { self.name = name }

  /// An empty value means the table `Localizable`.
  package static let titleTable: CaseAttribute = "titleTable"
  /// The attribute that lists the tabs and modal screens in which a screen may be pushed. Commas separate the names.
  package static let pushedIn: CaseAttribute = "in"
  /// Commas separate the names.
  package static let covers: CaseAttribute = "over"
  /// The attribute that lists the conditions that must hold while a screen is shown. Commas separate the names.
  package static let requires: CaseAttribute = "requires"
  package static let hasFlow: CaseAttribute = "hasFlow"
  /// The name of the key follows the prefix.
  package static let metadata: CaseAttribute = "meta."
}
