/// A description of a mapping with fixed keys, for editors.
///
/// The description reads the key table when a property is used, so the shapes of constructs can contain each other.
package struct ConstructShape: Sendable {
  private let readName: @Sendable () -> String
  private let readKeys: @Sendable () -> [KeyShape]
  private let readForms: @Sendable () -> [ConstructForm]

  package init<Construct: SpecConstruct>(_: Construct.Type) {
    readName = { Construct.keys.construct }
    readKeys = { Construct.keys.keys.map { KeyShape($0) } }
    readForms = { Construct.forms }
  }

  /// A noun phrase for the mapping, such as "a tab".
  package var name: String { readName() }

  /// The keys of the mapping, in the order of the key table.
  package var keys: [KeyShape] { readKeys() }

  /// The forms of the mapping, which exclude each other. The array is empty if all keys can be used together.
  package var forms: [ConstructForm] { readForms() }

  /// The name of the construct as an identifier, such as `resolvedLink`. The identifier is unique in the language.
  package var id: String {
    let words = name.split(separator: " ").map { $0.filter { $0 != "`" } }.filter { $0 != "a" && $0 != "an" }
    return words.enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }
}

/// One of several forms of a mapping, which determine the keys that can be used together.
package struct ConstructForm: Sendable {
  /// The key that all mappings of this form have.
  package let key: StaticString
  /// The values of the key in this form, or `nil` if the form doesn't depend on the value.
  package let values: [String]?
  /// Other keys that the form needs.
  package let needs: [StaticString]
  /// The keys that have no effect in this form.
  package let excludes: [StaticString]

  init(_ key: StaticString, is values: [String]? = nil, needs: [StaticString] = [], excludes: [StaticString]) {
    self.key = key
    self.values = values
    self.needs = needs
    self.excludes = excludes
  }
}
