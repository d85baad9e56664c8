import WaymarkYAML

/// A description of a key in a mapping of a spec.
///
/// Each description is one row of a key table.
package struct Key<Construct: SpecConstruct>: Sendable {
  package let name: StaticString
  /// In a message, the phrase follows the name of the key and a comma.
  package let summary: String
  package let defaultValue: KeyDefault?
  package let kind: String
  package let example: String?
  package let shape: ValueShape
  package let isRequired: Bool
  /// For example, a root file with the key `include` does not need the key `tabs`.
  package let substitute: StaticString?
  /// The set is empty if a change to the value cannot break existing links, stored state, UI tests, or app code. For
  /// example, the set is empty for a key that sets a color or configures a check.
  package let changes: Set<ChangeClass>
  package internal(set) var columns: Construct.Columns?
  let read: @Sendable (YAMLNode, inout SpecReader, inout Construct) -> Void

  init<Value>(
    _ name: StaticString, _ kind: ValueKind<Value>, isRequired: Bool = false, unless substitute: StaticString? = nil,
    _ summary: String, default defaultValue: KeyDefault? = nil, example: String? = nil, changes: Set<ChangeClass>,
    set: @escaping @Sendable (inout Construct, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
    self.kind = kind.description
    self.example = example ?? kind.example
    shape = kind.shape
    self.isRequired = isRequired
    self.substitute = substitute
    self.changes = changes
    read = { node, reader, construct in
      if let value = kind.read(node, &reader) { set(&construct, value) }
    }
  }
}

package enum KeyDefault: ExpressibleByStringLiteral, Sendable {
  case word(String)
  case phrase(String)

  package init(stringLiteral phrase: String) { self = .phrase(phrase) }

  package var text: String {
    switch self {
    case .word(let word): "`\(word)`"
    case .phrase(let phrase): phrase
    }
  }
}
