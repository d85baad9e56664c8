import WaymarkYAML

/// One key of a construct: its row in the key table.
package struct Key<Construct: SpecConstruct>: Sendable {
  package let name: StaticString
  /// The purpose of the key, as it follows "`name`, ".
  package let summary: String
  /// The value that holds where the key is absent, as it precedes "unless said"; nil if there is none to tell.
  package let defaultValue: String?
  /// The description of the values that it takes.
  package let kind: String
  let example: String?
  package let isRequired: Bool
  /// The key that makes this one needless.
  let substitute: StaticString?
  /// The classes of the changes that an edit of the value causes; empty if nobody relies on the value from one version of the
  /// app to the next: for checks, for appearance, and for behavior from then on.
  package let changes: Set<ChangeClass>
  /// The columns that only this construct has; nil if the row leaves them empty.
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
