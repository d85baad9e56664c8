/// A description of a key, for editors.
package struct KeyShape: Sendable {
  package let name: String
  /// A phrase that describes the purpose of the key, in Markdown.
  package let summary: String
  package let defaultValue: KeyDefault?
  /// A phrase that describes the values of the key, in Markdown.
  package let kind: String
  /// An example of a value in YAML.
  package let example: String?
  package let isRequired: Bool
  /// The name of another key that can replace this required key.
  package let substitute: String?
  package let shape: ValueShape

  init<Construct>(_ key: Key<Construct>) {
    name = "\(key.name)"
    summary = key.summary
    defaultValue = key.defaultValue
    kind = key.kind
    example = key.example
    isRequired = key.isRequired
    substitute = key.substitute.map { "\($0)" }
    shape = key.shape
  }
}
