import SpecText

/// A mapping in a spec with a fixed set of keys, such as a tab or a route.
///
/// Waymark uses the key table to decode the mapping, to suggest corrections for misspelled keys, and to generate the
/// language reference. For each key, the table also lists the classes to which a change of the key's value can belong.
package protocol SpecConstruct: Sendable {
  associatedtype Columns: Sendable = Never

  static var keys: KeyTable<Self> { get }

  /// The array is empty if all keys can be used together.
  static var forms: [ConstructForm] { get }

  init(span: Span)

  static func belongsToRoot(_ key: Text) -> Bool

  /// Returns a diagnostic if an unknown key is actually the name of a wrongly indented declaration.
  static func misplaced(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, _ reader: SpecReader
  ) -> Diagnostic?
}

extension SpecConstruct {
  package static var forms: [ConstructForm] { [] }

  package static func belongsToRoot(_ key: Text) -> Bool { false }

  package static func misplaced(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, _ reader: SpecReader
  ) -> Diagnostic? { nil }
}

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

/// A description of a mapping with fixed keys, for editors.
///
/// The description reads the key table when a property is used, so the shapes of constructs can contain each other.
package struct ConstructShape: Sendable {
  private var readName: @Sendable () -> String
  private var readKeys: @Sendable () -> [KeyShape]
  private let readForms: @Sendable () -> [ConstructForm]

  package init<Construct: SpecConstruct>(_: Construct.Type) {
    readName = { Construct.keys.construct }
    readKeys = { Construct.keys.keys.map { KeyShape($0) } }
    readForms = { Construct.forms }
  }

  func named(_ name: String, where isKey: @escaping @Sendable (String) -> Bool) -> ConstructShape {
    let readKeys = readKeys
    var copy = self
    copy.readName = { name }
    copy.readKeys = { readKeys().filter { isKey($0.name) } }
    return copy
  }

  package var name: String { readName() }

  /// The name of the mapping without an article, such as "resolved link".
  package var title: String {
    name.split(separator: " ").map { $0.filter { $0 != "`" } }.filter { $0 != "a" && $0 != "an" }.joined(separator: " ")
  }

  package var keys: [KeyShape] { readKeys() }

  /// The array is empty if all keys can be used together.
  package var forms: [ConstructForm] { readForms() }

  /// The name of the construct as an identifier, such as `resolvedLink`. The identifier is unique in the language.
  package var id: String {
    title.split(separator: " ").enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }
}

/// A word from a fixed set of words in a spec.
package protocol SpecWord: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  /// A predicate that describes the effect of the word, or `nil` if the word explains itself.
  ///
  /// For example, the effect of `drop` is "discards the new link".
  var effect: String? { get }
}

extension SpecWord {
  package var effect: String? { nil }

  var phrase: String { "`\(rawValue)`" + (effect.map { " \($0)" } ?? "") }

  static var shapes: [WordShape] {
    allCases.map { WordShape(word: $0.rawValue, phrase: $0.effect == nil ? nil : $0.phrase) }
  }
}
