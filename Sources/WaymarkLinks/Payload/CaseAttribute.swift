/// The name of an attribute in a ``CaseTable``. In each line of the table, the attributes follow the other fields.
///
/// A route key that affects only views, such as `detents`, becomes an attribute. By default, the attribute has the name
/// of the key. `NavigationScreen` decodes the attributes.
package struct CaseAttribute: Sendable {
  package let name: String

  package init(_ name: String) { self.name = name }

  /// The attribute that marks a title as a key, and contains the name of the string table. An empty value means the
  /// table `Localizable`.
  package static let titleTable = CaseAttribute("titleTable")
  /// The attribute that lists the tabs and modal screens in which a screen may be pushed. Commas separate the names.
  ///
  /// A screen without the attribute may be pushed in every tab.
  package static let pushedIn = CaseAttribute("in")
  /// The attribute that lists the sheets and covers over which a sheet or cover may be presented. Commas separate the
  /// names.
  package static let covers = CaseAttribute("over")
  /// The attribute that lists the conditions that must hold while a screen is shown. Commas separate the names.
  package static let requires = CaseAttribute("requires")
  /// The attribute that marks a modal screen inside which other screens may be pushed.
  package static let hasFlow = CaseAttribute("hasFlow")
  /// The prefix of an attribute that contains a value of a metadata key. The name of the key follows the prefix.
  package static let metadata = CaseAttribute("meta.")
}
