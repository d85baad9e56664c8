/// The name of an attribute that a line of a ``CaseTable`` can have after its fields.
///
/// A route key that only views use is an attribute with the same name, which `NavigationScreen` decodes.
package struct CaseAttribute: ExpressibleByStringLiteral, Sendable {
  package let name: String

  package init(stringLiteral name: String) { self.name = name }

  /// The attribute that marks a title as a key of the string tables.
  package static let titleIsKey: CaseAttribute = "titleIsKey"
  /// The attribute with the names of the tabs and modal screens in which the screen may be pushed, separated by commas.
  ///
  /// Without the attribute, the screen may be pushed in every tab.
  package static let pushedIn: CaseAttribute = "in"
  /// The attribute that marks a screen in which other screens may be pushed.
  package static let hasFlow: CaseAttribute = "hasFlow"
  /// The prefix of the attributes with the IDs of the controls of a screen, before the names of the controls.
  package static let element: CaseAttribute = "element."
}
