/// A description of a key, for editors.
package struct KeyShape: Sendable {
  package let name: String
  package let summary: String
  package let defaultValue: KeyDefault?
  package let kind: String
  package let example: String?
  package let isRequired: Bool
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
