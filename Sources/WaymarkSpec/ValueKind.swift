import WaymarkSource
import WaymarkYAML

/// What a key accepts: how its value is read, and how the language reference describes it.
package struct ValueKind<Value>: Sendable {
  /// As it stands in a sentence: "a name", "a list of names".
  package let description: String
  /// A value to write where one is missing.
  let example: String?
  /// Reads a value; nil where there is a finding about it.
  let read: @Sendable (YAMLNode, inout SpecReader) -> Value?

  init(
    _ description: String, example: String? = nil,
    read: @escaping @Sendable (YAMLNode, inout SpecReader) -> Value?
  ) {
    self.description = description
    self.example = example
    self.read = read
  }
}

extension ValueKind where Value == Text {
  /// Any text on one line.
  static let text = ValueKind("a text") { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a text")
      return nil
    }
    let text = node.text
    if let control = text.string.unicodeScalars.first(where: { $0.properties.generalCategory == .control }) {
      let code =
        "U+" + String(repeating: "0", count: 4 - min(4, String(control.value, radix: 16).count))
        + String(control.value, radix: 16, uppercase: true)
      reader.report(
        Diagnostic(
          "invalid-text", "a text cannot hold the control character \(code)", at: node.span,
          help: control == "\n" ? "write it on one line" : nil))
      return nil
    }
    return text
  }

  /// A text of at least one character.
  static let someText = ValueKind("a text") { node, reader in
    guard let text = ValueKind.text.read(node, &reader) else { return nil }
    guard !text.isEmpty else {
      reader.report(Diagnostic("missing-value", "this text is empty", at: node.span))
      return nil
    }
    return text
  }

  /// The name of a tab, route, parameter or origin, declared or used.
  static let name = ValueKind("a name") { node, reader in
    guard node.kind == .scalar, !node.isNull else {
      reader.reportMismatch(node, expected: "a name")
      return nil
    }
    return node.text
  }

  /// The name of a Swift type, or what one starts with.
  static let typeName = ValueKind("a name in UpperCamelCase", example: "MyApp") { node, reader in
    guard let text = ValueKind<Text>.name.read(node, &reader) else { return nil }
    Identifiers.checkType(text, &reader)
    return text
  }
}

extension ValueKind where Value == Bool {
  /// `true` or `false`; the other words of YAML 1.1 are texts.
  static let flag = ValueKind("`true` or `false`") { node, reader in
    if node.kind == .scalar, node.text == "true" { return true }
    if node.kind == .scalar, node.text == "false" { return false }
    reader.reportMismatch(node, expected: "`true` or `false`")
    return nil
  }
}

extension ValueKind {
  /// One of a few words.
  static func choice<Choice: RawRepresentable & CaseIterable & Sendable>(_: Choice.Type) -> ValueKind<Located<Choice>>
  where Choice.RawValue == String, Value == Located<Choice> {
    let words = Choice.allCases.map(\.rawValue)
    let expected = words.map { "`\($0)`" }.joined(or: "or")
    return ValueKind(expected) { node, reader in
      guard node.kind == .scalar, !node.isNull else {
        reader.reportMismatch(node, expected: expected)
        return nil
      }
      let word = node.text.string
      guard let choice = Choice(rawValue: word) else {
        reader.report(
          Diagnostic(
            "wrong-type", "\(expected) is expected here, not `\(word)`", at: node.span,
            help: Suggestion.question(for: word, among: words)))
        return nil
      }
      return Located(choice, node.span)
    }
  }

  /// A list; a single element may stand for itself. Elements that cannot be read are left out.
  static func list<Element>(_ element: ValueKind<Element>, of plural: String) -> ValueKind where Value == [Element] {
    ValueKind("a list of \(plural)") { node, reader in
      guard node.kind == .sequence else {
        if node.isNull {
          reader.reportMismatch(node, expected: "a list of \(plural)")
          return nil
        }
        return element.read(node, &reader).map { [$0] }
      }
      var elements: [Element] = []
      elements.reserveCapacity(node.count)
      node.forEachElement { child in
        if let value = element.read(child, &reader) { elements.append(value) }
      }
      return elements
    }
  }

  /// A mapping of names that the author chooses; entries that cannot be read are left out.
  static func named<Entry>(
    _ entry: ValueKind<Entry>, _ what: String, as role: Identifiers.Role = .enumCase
  ) -> ValueKind where Value == [Named<Entry>] {
    ValueKind("a mapping of names to \(what)") { node, reader in
      guard node.kind == .mapping else {
        reader.reportMismatch(node, expected: "a mapping of names to \(what)")
        reader.loseNames()
        return nil
      }
      var entries: [Named<Entry>] = []
      entries.reserveCapacity(node.count)
      var seen = KeySet(what: "name", count: node.count)
      var isMisplaced = false
      node.forEachPair { key, value in
        guard !isMisplaced else { return }
        if role == .enumCase, RootEntry.isMisplacedKey(key, value) {
          isMisplaced = true
          reader.reportMisplaced(key, among: what)
          return
        }
        // A name that is not sound is lost, like one whose entry cannot be read; what refers to it is not reported again.
        if let name = ValueKind<Text>.name.read(key, &reader), seen.insert(name, &reader) {
          let isSound = Identifiers.check(name, as: role, &reader)
          if let value = entry.read(value, &reader), isSound {
            entries.append(Named(name: name, value: value))
            return
          }
        }
        reader.loseNames()
      }
      return entries
    }
  }

  /// A mapping with fixed keys.
  static func construct(_: Value.Type) -> ValueKind where Value: SpecConstruct {
    ValueKind(Value.keys.construct) { node, reader in Value.keys.read(node, &reader) }
  }
}

/// A value that is no text, and where it was written.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let span: Span

  init(_ value: Value, _ span: Span) {
    self.value = value
    self.span = span
  }
}

/// An entry of a mapping whose keys are names.
package struct Named<Value> {
  package let name: Text
  package let value: Value
}

extension Named: Sendable where Value: Sendable {}
