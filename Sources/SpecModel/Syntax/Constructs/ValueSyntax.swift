import SpecText

package struct ValueSyntax: Sendable {
  package let name: Text
  /// In URLs. Not empty, and unique within the enum.
  package let text: Text
}

extension ValueKind where Value == [ValueSyntax] {
  private static let expected = "a list of strings, or a mapping of names to strings"

  /// If the spec declares no name for a case, the text of the case is also its name.
  static let values = ValueKind(
    expected,
    .list(
      .any([
        .declaration(.enumCase), .mapping(names: .declaration(.enumCase), values: ValueKind<Text>.someText.shape),
      ]), isDistinct: false)
  ) { node, reader in
    var values: [ValueSyntax] = []
    var isWhole = true
    func add(_ node: YAMLNode, _ reader: inout SpecReader) {
      if node.kind == .mapping {
        node.forEachPair { key, value in
          let name = ValueKind<Text>.name.read(key, &reader)
          guard let text = ValueSyntax.text(value, &reader), let name, Identifiers.check(name, as: .value, &reader)
          else {
            isWhole = false
            return
          }
          values.append(ValueSyntax(name: name, text: text))
        }
      } else if let text = ValueSyntax.text(node, &reader), ValueSyntax.isName(text, &reader) {
        values.append(ValueSyntax(name: text, text: text))
      } else {
        isWhole = false
      }
    }
    switch node.kind {
    case .sequence: node.forEachElement { add($0, &reader) }
    case .scalar where node.isNull:
      reader.reportMismatch(node, expected: expected)
      return nil
    default: add(node, &reader)
    }
    guard isWhole, ValueSyntax.areDistinct(values, &reader) else { return nil }
    guard !values.isEmpty else {
      reader.report(
        Diagnostic(
          .missingValue, "the enum has no values", at: node.span,
          help: "add values, such as `[month, week]`"))
      return nil
    }
    return values
  }
}

extension ValueSyntax {
  fileprivate static func text(_ node: YAMLNode, _ reader: inout SpecReader) -> Text? {
    guard let text = ValueKind<Text>.text.read(node, &reader) else { return nil }
    guard text.isEmpty else { return text }
    reader.report(
      Diagnostic(
        .emptyEnumCase, "the text of an enum case is empty, and no part of a URL can be empty", at: node.span,
        help: "remove the case, and make the parameter optional"))
    return nil
  }

  fileprivate static func isName(_ text: Text, _ reader: inout SpecReader) -> Bool {
    guard !Identifiers.isLowerCamelCase(text) else { return Identifiers.check(text, as: .value, &reader) }
    if let list = ListNotation(text.string), list.hasMarks {
      let values = list.elements.map(Self.element)
      reader.report(
        Diagnostic(
          .invalidName, "`\(text.string)` is not a list in YAML", at: text.span,
          help: values.count == 1 ? "write `\(values[0])`" : "write `[\(values.joined(separator: ", "))]`"))
      return false
    }
    let name = Identifiers.suggestion(for: text.string, as: .value) ?? "name"
    reader.report(
      Diagnostic(
        .invalidName,
        "`\(text.string)` is not a valid case name: "
          + Identifiers.reason(text, "names are lowerCamelCase, with only ASCII letters and digits"),
        at: text.span, help: "add a name: `{ \(name): \(text.string) }`"))
    return false
  }

  /// A text that is no name has a name in front of it.
  private static func element(_ text: String) -> String {
    guard let name = Identifiers.suggestion(for: text, as: .value), name != text else { return text }
    return "{ \(name): \(text) }"
  }

  fileprivate static func areDistinct(_ values: [ValueSyntax], _ reader: inout SpecReader) -> Bool {
    var names: [Text: Span] = [:]
    var texts: [Text: ValueSyntax] = [:]
    var result = true
    for value in values {
      // A case with a duplicate name and a duplicate text gets one diagnostic.
      guard reader.isFirst(value.name, &names) else {
        result = false
        continue
      }
      guard let first = texts.updateValue(value, forKey: value.text) else { continue }
      result = false
      reader.report(
        Diagnostic(
          .duplicateValue,
          "`\(first.name.string)` and `\(value.name.string)` have the same text `\(value.text.string)`",
          at: value.text.span, help: "change one of the texts, or remove one of the cases",
          related: [.init(first.text.span, "the text of `\(first.name.string)` is here")]))
    }
    return result
  }
}
