import SpecText

/// A mapping with a fixed set of keys. Its key table decodes the mapping, corrects misspelled keys, generates the
/// language reference, and lists the classes of changes.
package protocol SpecConstruct: Sendable {
  associatedtype Columns: Sendable = Never

  static var keys: KeyTable<Self> { get }

  /// The array is empty if all keys can be used together.
  static var forms: [ConstructForm] { get }

  init(span: Span)

  static func belongsToRoot(_ key: Text) -> Bool

  /// Words of other tools and of other constructs, with the key that has the meaning here.
  static var synonyms: [String: String] { get }

  static func misplaced(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, _ reader: SpecReader
  ) -> Diagnostic?
}

extension SpecConstruct {
  package static var forms: [ConstructForm] { [] }
  package static func belongsToRoot(_ key: Text) -> Bool { false }
  package static var synonyms: [String: String] { [:] }

  package static func misplaced(
    _ name: Text, _ value: YAMLNode, behind previous: YAMLNode?, _ reader: SpecReader
  ) -> Diagnostic? { nil }
}

/// The form determines the keys that can be used together: the first form whose key and value the mapping contains. A
/// mapping without a form is invalid.
package struct ConstructForm: Sendable {
  package let key: StaticString?
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

/// For editors. Reads the key table on demand, so shapes can contain each other.
package struct ConstructShape: Sendable {
  private var readName: @Sendable () -> String
  private var readKeys: @Sendable () -> [KeyShape]
  private let readForms: @Sendable () -> [ConstructForm]
  private let isKey: @Sendable (Text) -> Bool

  package init<Construct: SpecConstruct>(_: Construct.Type) {
    readName = { Construct.keys.construct }
    readKeys = { Construct.keys.keys.map { KeyShape($0) } }
    readForms = { Construct.forms }
    isKey = { Construct.keys.contains($0) }
  }

  func named(_ name: String, where isKey: @escaping @Sendable (String) -> Bool) -> ConstructShape {
    let readKeys = readKeys
    var copy = self
    copy.readName = { name }
    copy.readKeys = { readKeys().filter { isKey($0.name) } }
    return copy
  }

  func contains(_ word: Text) -> Bool { isKey(word) }

  package var name: String { readName() }

  package var title: String {
    name.split(separator: " ").map { $0.filter { $0 != "`" } }.filter { $0 != "a" && $0 != "an" }.joined(separator: " ")
  }

  package var keys: [KeyShape] { readKeys() }

  /// The array is empty if all keys can be used together.
  package var forms: [ConstructForm] { readForms() }

  package var id: String {
    title.split(separator: " ").enumerated().map { $0 == 0 ? $1 : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }
}

package protocol SpecWord: RawRepresentable, CaseIterable, Sendable where RawValue == String {
  /// A predicate such as "discards the new link"; `nil` if the word explains itself.
  var effect: String? { get }
  /// The words of other frameworks, in lowercase.
  static var otherWords: [String: [Self]] { get }
}

extension SpecWord {
  package var effect: String? { nil }
  package static var otherWords: [String: [Self]] { [:] }
  var phrase: String { "`\(rawValue)`" + (effect.map { " \($0)" } ?? "") }

  static var shapes: [WordShape] {
    allCases.map { WordShape(word: $0.rawValue, phrase: $0.effect == nil ? nil : $0.phrase) }
  }
}
