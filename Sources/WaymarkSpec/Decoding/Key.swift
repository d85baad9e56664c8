import WaymarkYAML

/// A description of a key in a mapping of a spec.
///
/// Each description is one row of a key table.
package struct Key<Construct: SpecConstruct>: Sendable {
  package let name: StaticString
  /// A phrase that describes the purpose of the key. In a message, the phrase follows the name of the key and a comma.
  package let summary: String
  package let defaultValue: KeyDefault?
  /// A description of the values that the key accepts.
  package let kind: String
  package let example: String?
  /// A description of the values for editors.
  package let shape: ValueShape
  package let isRequired: Bool
  /// The name of another key that can replace this required key.
  ///
  /// For example, a root file with the key `include` does not need the key `tabs`.
  package let substitute: StaticString?
  /// The classes to which a change of the key's value can belong, such as `url` or `state`.
  ///
  /// The set is empty if a change to the value cannot break existing links, stored state, UI tests, or app code. For
  /// example, the set is empty for a key that sets a color or configures a check.
  package let changes: Set<ChangeClass>
  /// The key's values in the additional columns of the key table, or `nil` if these columns are empty.
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

/// The default value of a key.
package enum KeyDefault: ExpressibleByStringLiteral, Sendable {
  /// A value that a spec can contain.
  case word(String)
  /// A description of a value that depends on other values, in Markdown.
  case phrase(String)

  package init(stringLiteral phrase: String) { self = .phrase(phrase) }

  /// The value in Markdown.
  package var text: String {
    switch self {
    case .word(let word): "`\(word)`"
    case .phrase(let phrase): phrase
    }
  }
}
