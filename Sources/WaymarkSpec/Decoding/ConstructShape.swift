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
