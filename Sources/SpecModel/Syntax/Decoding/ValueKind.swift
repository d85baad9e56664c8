import SpecText

/// With a decoder, and a description for the language reference.
package struct ValueKind<Value>: Sendable {
  package let description: String
  let shape: ValueShape
  /// If the key is missing, the help shows the example.
  let example: String?
  /// For an invalid value, the closure reports a diagnostic and returns `nil`.
  let read: @Sendable (YAMLNode, inout SpecReader) -> Value?

  init(
    _ description: String, _ shape: ValueShape, example: String? = nil,
    read: @escaping @Sendable (YAMLNode, inout SpecReader) -> Value?
  ) {
    self.description = description
    self.shape = shape
    self.example = example
    self.read = read
  }

  func shaped(_ shape: ValueShape) -> ValueKind { ValueKind(description, shape, example: example, read: read) }
}

extension ValueKind {
  static func choice<Choice: SpecWord>(
    _: Choice.Type, expected: String? = nil
  ) -> ValueKind<Located<Choice>> where Value == Located<Choice> {
    let words = Choice.allCases.map(\.rawValue)
    let expected = expected ?? words.map { "`\($0)`" }.joined(or: "or")
    return ValueKind(expected, .choice(Choice.shapes)) { node, reader in
      guard node.kind == .scalar, !node.isNull else {
        reader.reportMismatch(node, expected: expected)
        return nil
      }
      let word = node.text.string
      guard let choice = Choice(rawValue: word) else {
        let similar = Suggestion.nearest(to: word, among: words)
        let others = Choice.otherWords[word.lowercased()] ?? []
        reader.report(
          Diagnostic(
            .wrongType, "expected \(expected), found `\(word)`", at: node.span,
            help: Suggestion.question(about: similar)
              ?? (others.isEmpty ? nil : "write \(others.map { "`\($0.rawValue)`" }.joined(or: "or"))"),
            fixes: Suggestion.fixes(for: node.text, similar)))
        return nil
      }
      return Located(choice, node.span)
    }
  }

  /// A single value becomes a list. The decoder omits invalid elements.
  static func list<Element>(_ element: ValueKind<Element>, of plural: String) -> ValueKind where Value == [Element] {
    ValueKind(
      "a list of \(plural)", .list(element.shape, isDistinct: false), example: element.example.map { "[\($0)]" }
    ) { node, reader in
      guard node.kind == .sequence else {
        if node.isNull {
          reader.reportMismatch(node, expected: "a list of \(plural)")
          return nil
        }
        if let list = node.textsInBraces {
          reader.reportMismatch(
            node, expected: "a list of \(plural)", help: "write square brackets: `[\(list.joined(separator: ", "))]`")
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

  /// The decoder omits invalid entries.
  static func keyed<Entry>(
    _ entry: ValueKind<Entry>, by names: String, _ target: ReferenceShape.Target, _ what: String,
    helpForDuplicate: String = "remove the duplicate"
  ) -> ValueKind where Value == [Named<Entry>] {
    let expected = "a mapping of \(names) to \(what)"
    return ValueKind(expected, .mapping(names: .reference(to: target), values: entry.shape)) { node, reader in
      guard node.kind == .mapping else {
        reader.reportMismatch(node, expected: expected, help: node.helpForList)
        return nil
      }
      var entries: [Named<Entry>] = []
      entries.reserveCapacity(node.count)
      var seen = KeySet(what: "name", help: helpForDuplicate, count: node.count)
      node.forEachPair { key, value in
        guard let name = ValueKind<Text>.name.read(key, &reader), seen.insert(name, &reader) else { return }
        reader.visit(value, of: name)
        guard let value = entry.read(value, &reader) else { return }
        entries.append(Named(name: name, value: value))
      }
      return entries
    }
  }

  static func syntax(
    _ description: String, _ shape: TextShape, _ form: ScalarForm = .word, example: String? = nil,
    diagnostic: CompilerDiagnostic, parse: @escaping @Sendable (Text) throws(SyntaxError) -> Value
  ) -> ValueKind {
    ValueKind(description, .text(shape), example: example) { node, reader in
      guard node.kind == .scalar, !node.isNull else {
        reader.reportMismatch(node, expected: description, form)
        return nil
      }
      guard let text = ValueKind<Text>.someText.read(node, &reader) else { return nil }
      do throws(SyntaxError) {
        return try parse(text)
      } catch {
        reader.report(error, in: text, as: diagnostic)
        return nil
      }
    }
  }

  static func construct(_: Value.Type) -> ValueKind where Value: SpecConstruct {
    ValueKind(Value.keys.construct, .construct(ConstructShape(Value.self))) { node, reader in
      Value.keys.read(node, &reader)
    }
  }
}

package struct Named<Value> {
  package let name: Text
  package let value: Value

  package init(name: Text, value: Value) {
    self.name = name
    self.value = value
  }
}

extension Named: Sendable where Value: Sendable {}

extension YAMLNode {
  /// A list in braces instead of brackets, such as `{ /a, /b }`.
  fileprivate var textsInBraces: [String]? {
    guard kind == .mapping, style == .flow, count > 0, count <= 32 else { return nil }
    var texts: [String] = []
    forEachPair { key, value in
      if key.kind == .scalar, value.isNull, value.text.isEmpty { texts.append(YAMLScalar.text(key.text.string)) }
    }
    return texts.count == count && (count > 1 || texts[0].hasPrefix("/")) ? texts : nil
  }
}

extension ValueKind where Value == [Text] {
  static func declarations(of name: DeclaredName, _ plural: String) -> ValueKind {
    let list = ValueKind.list(ValueKind<Text>.name, of: plural)
    return ValueKind(list.description, .list(.declaration(name), isDistinct: true)) { node, reader in
      guard let names = list.read(node, &reader) else {
        reader.loseNames()
        return nil
      }
      if node.kind == .sequence, names.count < node.count { reader.loseNames() }
      var seen: [Text: Span] = [:]
      return names.filter { word in
        guard reader.isFirst(word, &seen) else { return false }
        let isSound = Identifiers.check(word, as: name.role, &reader)
        if !isSound { reader.loseNames() }
        return isSound
      }
    }
  }

  static func distinct(_ element: ValueKind<Text>, of plural: String) -> ValueKind {
    let list = ValueKind.list(element, of: plural)
    return ValueKind(list.description, .list(element.shape, isDistinct: true), example: list.example) { node, reader in
      var seen: [Text: Span] = [:]
      return list.read(node, &reader)?.filter { reader.isFirst($0, &seen) }
    }
  }
}

extension ValueKind {
  /// Reports equal elements of a list.
  func distinct() -> ValueKind {
    guard case .list(let element, _) = shape else { return self }
    return ValueKind(description, .list(element, isDistinct: true), example: example) { node, reader in
      var seen: [Text: Span] = [:]
      if node.kind == .sequence { node.forEachElement { if $0.kind == .scalar { _ = reader.isFirst($0.text, &seen) } } }
      return read(node, &reader)
    }
  }
}

extension SpecReader {
  mutating func isFirst(_ element: Text, _ seen: inout [Text: Span]) -> Bool {
    guard let first = seen.updateValue(element.span, forKey: element) else { return true }
    report(
      Diagnostic(
        .duplicateValue, "the list contains `\(element.string)` twice", at: element.span, help: "remove the duplicate",
        related: [.init(first, "the first occurrence is here")]))
    return false
  }
}

extension ValueKind where Value == Text {
  static let moduleName = ValueKind(
    "the name of a Swift module",
    .text(.swiftModule, .init("the name of a Swift module", "^\(Identifiers.identifierForm)$", allowsFlags: true)),
    example: "Checkout"
  ) { node, reader in
    guard let text = ValueKind.someText.read(node, &reader) else { return nil }
    guard Identifiers.isIdentifier(text) else {
      let reason = Identifiers.reason(text, "")
      reader.report(
        Diagnostic(
          .invalidName, "`\(text.string)` is not a valid Swift module name" + (reason.isEmpty ? "" : ": \(reason)"),
          at: text.span,
          help: "write the module of the target that contains this file; in the name of a module, `_` replaces "
            + "characters such as `-`"))
      return nil
    }
    return text
  }
}
