import SpecText

/// One row of a key table.
package struct Key<Construct: SpecConstruct>: Sendable {
  package let name: StaticString
  package let summary: String
  package let defaultValue: KeyDefault?
  package let kind: String
  package let example: String?
  package let shape: ValueShape
  package let isRequired: Bool
  /// For example, a root file with the key `include` does not need the key `tabs`.
  package let substitute: StaticString?
  /// Notes that the key is missing, if only the whole spec shows whether it is needed.
  let noteMissing: (@Sendable (inout Construct) -> Void)?
  package let changes: KeyChanges
  package internal(set) var columns: Construct.Columns?
  let read: @Sendable (YAMLNode, inout SpecReader, inout Construct) -> Void

  init<Value>(
    _ name: StaticString, _ kind: ValueKind<Value>, isRequired: Bool = false, unless substitute: StaticString? = nil,
    _ summary: String, default defaultValue: KeyDefault? = nil, example: String? = nil, changes: KeyChanges,
    noteMissing: (@Sendable (inout Construct) -> Void)? = nil, set: @escaping @Sendable (inout Construct, Value) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.defaultValue = defaultValue
    self.kind = kind.description
    self.example = example ?? kind.example
    shape = kind.shape
    self.isRequired = isRequired
    self.substitute = substitute
    self.noteMissing = noteMissing
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

package struct KeyShape: Sendable {
  package let name: String
  package let summary: String
  package let defaultValue: KeyDefault?
  package let kind: String
  package let example: String?
  package let isRequired: Bool
  /// The key is required only beside others of its construct.
  package let isConditional: Bool
  package let substitute: String?
  package let shape: ValueShape
  package let changes: KeyChanges

  init<Construct>(_ key: Key<Construct>) {
    name = "\(key.name)"
    summary = key.summary
    defaultValue = key.defaultValue
    kind = key.kind
    example = key.example
    isRequired = key.isRequired
    isConditional = key.noteMissing != nil
    substitute = key.substitute.map { "\($0)" }
    shape = key.shape
    changes = key.changes
  }
}

struct KeySet {
  private let what: String
  private let help: String
  /// In a small mapping, a linear search is faster than a hash table.
  private var few: [Text] = []
  private var many: [Text: Span]?

  init(what: String, help: String = "remove the duplicate", count: Int) {
    self.what = what
    self.help = help
    if count > 16 { many = Dictionary(minimumCapacity: count) } else { few.reserveCapacity(count) }
  }

  mutating func insert(_ key: Text, _ reader: inout SpecReader) -> Bool {
    let first: Span?
    if many != nil {
      first = many![key]
      if first == nil { many![key] = key.span }
    } else {
      first = few.first { $0 == key }?.span
      few.append(key)
    }
    guard let first else { return true }
    Self.report(key, as: what, first: first, help: help, &reader)
    return false
  }

  /// The entries of a second mapping or list belong to the first one.
  static func report(_ key: Text, first: Span, with value: YAMLNode, _ reader: inout SpecReader) {
    report(
      key, as: "key", first: first,
      help: value.kind != .scalar && value.count > 0
        ? "move the entries that differ into the first `\(key.string)`, and remove the duplicate"
        : "remove the duplicate",
      &reader)
  }

  private static func report(
    _ key: Text, as what: String, first: Span, help: String, _ reader: inout SpecReader
  ) {
    reader.report(
      Diagnostic(
        .duplicateKey, "the \(what) `\(key.string)` occurs twice", at: key.span,
        help: help, related: [.init(first, "the first occurrence is here")]))
  }
}
