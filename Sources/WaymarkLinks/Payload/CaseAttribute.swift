/// The name of an attribute that a line of a ``CaseTable`` can have beyond its fields. Keys of routes that only views look at
/// are attributes of their own names, which `NavigationScreen` reads.
package struct CaseAttribute: ExpressibleByStringLiteral, Sendable {
  package let name: String

  package init(stringLiteral name: String) { self.name = name }

  /// The mark of a title that is a key of the string tables.
  package static let titleIsKey: CaseAttribute = "titleIsKey"
  /// The names of the tabs and modal screens in which the screen may be pushed, separated by commas; if absent, it may be
  /// pushed in every tab.
  package static let pushedIn: CaseAttribute = "in"
  /// The mark of a screen inside which screens may be pushed.
  package static let hasFlow: CaseAttribute = "hasFlow"
  /// The start of the attributes with the IDs of a screen's controls, before the names of these.
  package static let element: CaseAttribute = "element."
}
