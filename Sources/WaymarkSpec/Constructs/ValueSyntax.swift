import WaymarkDiagnostics
import WaymarkYAML

/// A value of an enum under `types:`.
package struct ValueSyntax: Sendable {
  /// The case.
  package let name: Text
  /// What stands in a URL; not empty, and no two values have the same.
  package let text: Text
}

extension ValueKind where Value == [ValueSyntax] {
  private static let expected = "a list of texts, or a mapping of names to texts"

  /// The values of an enum: a text is its own name where it can be one.
  static let values = ValueKind(expected) { node, reader in
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
          .missingValue, "an enum without values has none for a URL to say", at: node.span,
          help: "add some: `[month, week]`"))
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
        .emptyEnumCase, "a value of an enum has at least one character, as no part of a URL is empty", at: node.span,
        help: "make the parameter optional where nothing is a value, too"))
    return nil
  }

  /// Whether a text can name its own case; a finding where it cannot.
  fileprivate static func isName(_ text: Text, _ reader: inout SpecReader) -> Bool {
    guard !Identifiers.isLowerCamelCase(text) else { return Identifiers.check(text, as: .value, &reader) }
    let name = Identifiers.lowerCamelCase(text.string) ?? "name"
    reader.report(
      Diagnostic(
        .invalidName,
        "`\(text.string)` cannot name a case: a name is lowerCamelCase, of the letters a to z and digits",
        at: text.span, help: "give it a name: `{ \(name): \(text.string) }`"))
    return false
  }

  fileprivate static func areDistinct(_ values: [ValueSyntax], _ reader: inout SpecReader) -> Bool {
    var names: [Text: Span] = [:]
    var texts: [Text: Span] = [:]
    var result = true
    for value in values {
      let isNameNew = reader.isFirst(value.name, &names)
      // One finding is enough for a value that is there twice, name and text.
      guard isNameNew, reader.isFirst(value.text, &texts) else {
        result = false
        continue
      }
    }
    return result
  }
}
