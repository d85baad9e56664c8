import WaymarkYAML

/// A key of a construct, which is one row of the key table.
package struct Key<Construct: SpecConstruct>: Sendable {
  package let name: StaticString
  /// The purpose of the key, as a phrase that can follow "`name`, ".
  package let summary: String
  /// The value that applies if the key is absent, as a phrase; `nil` if there is no default.
  package let defaultValue: String?
  /// A description of the values that the key accepts.
  package let kind: String
  let example: String?
  package let isRequired: Bool
  /// The key whose presence makes this required key optional.
  let substitute: StaticString?
  /// The classes of the changes that an edit of the value causes.
  ///
  /// The set is empty if nothing relies on the value across versions of the app. Examples are values for checks, for
  /// appearance, and for future behavior.
  package let changes: Set<ChangeClass>
  /// The additional columns of the construct; `nil` if the row has no values for them.
  package internal(set) var columns: Construct.Columns?
  let read: @Sendable (YAMLNode, inout SpecReader, inout Construct) -> Void

  init<Value>(
    _ name: StaticString, _ kind: ValueKind<Value>, isRequired: Bool = false, unless substitute: StaticString? = nil,
    _ summary: String, default defaultValue: String? = nil, changes: Set<ChangeClass>,
    set: @escaping @Sendable (inout Construct, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
    self.kind = kind.description
    example = kind.example
    self.isRequired = isRequired
    self.substitute = substitute
    self.changes = changes
    read = { node, reader, construct in
      if let value = kind.read(node, &reader) { set(&construct, value) }
    }
  }
}
