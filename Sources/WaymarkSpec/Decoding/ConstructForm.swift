/// One of several forms of a mapping, which determine the keys that can be used together.
///
/// A mapping has the first form whose key and value it contains. A mapping without a form is invalid.
package struct ConstructForm: Sendable {
  /// The key that all mappings of this form have, or `nil` for the form of all other mappings.
  package let key: StaticString?
  /// The values of the key in this form, or `nil` if the form doesn't depend on the value.
  package let values: [String]?
  package let needs: [StaticString]
  package let excludes: [StaticString]

  init(_ key: StaticString?, is values: [String]? = nil, needs: [StaticString] = [], excludes: [StaticString] = []) {
    self.key = key
    self.values = values
    self.needs = needs
    self.excludes = excludes
  }
}
