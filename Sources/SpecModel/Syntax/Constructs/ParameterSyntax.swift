import SpecText

/// `Type`, `Type?`, `Type = value`, or `List<Type>`.
package struct ParameterSyntax: Sendable {
  package let text: Text
  package let type: Text
  package let isOptional: Bool
  package let isList: Bool
  /// Not empty, without surrounding spaces, and with quotes if the value is quoted.
  package let defaultValue: Text?

  package var span: Span { text.span }
}

extension ValueKind where Value == [Named<ParameterSyntax>] {
  static let parameters = ValueKind.named(.parameter, "types", as: .parameter)

  static let metadataKeys = ValueKind.named(.parameter, "types", as: .metadataKey)
}

extension ValueKind where Value == ParameterSyntax {
  private static let form: TextShape.Form = {
    let name = Identifiers.upperCamelCaseForm
    return .init(
      "a type: `Type`, `Type?`, `Type = value`, or `List<Type>`",
      "^ *(?:List<\(name)> *|(?!List *(?:[?=]|$))\(name) *(?:\\? *|= *[^ ][\\s\\S]*)?)$", allowsFlags: true)
  }()

  private static let resultForm: TextShape.Form = {
    let name = Identifiers.upperCamelCaseForm
    return .init("a type: `Type` or `List<Type>`", "^ *(?:List<\(name)>|(?!List *$)\(name)) *$", allowsFlags: true)
  }()

  /// The analysis reports `?` and default values.
  static let result = parameter.shaped(.text(.resultType, resultForm))

  private static let text = ValueKind.syntax("a type", TextShape(.parameterType, form), diagnostic: .invalidParameter) {
    (text) throws(SyntaxError) in try ParameterSyntax(text)
  }

  static let parameter = ValueKind(text.description, text.shape) { node, reader in
    if node.kind == .mapping {
      reader.reportMismatch(node, expected: text.description, help: mappingHelp(node))
      return nil
    }
    guard node.kind == .sequence else { return text.read(node, &reader) }
    reader.reportMismatch(node, expected: text.description, help: "for a list parameter, write `List<Type>`")
    return nil
  }
}

extension ValueKind where Value == ParameterSyntax {
  private static func mappingHelp(_ node: YAMLNode) -> String? {
    var properties: [String: String] = [:]
    node.forEachPair { key, value in
      if key.kind == .scalar, value.kind == .scalar { properties[key.text.string] = value.text.string }
    }
    let value = properties["default"]
    guard !Set(properties.keys).isDisjoint(with: ["type", "is", "default", "optional", "required"]) else { return nil }
    let type = properties["type"] ?? properties["is"] ?? (value.map { Int($0) != nil } == true ? "Int" : "String")
    let isOptional = ["optional": "true", "required": "false"].contains { properties[$0] == $1 }
    return "write the type and the default on one line: `\(type)\(value.map { " = \($0)" } ?? (isOptional ? "?" : ""))`"
  }
}

extension ParameterSyntax {
  fileprivate init(_ text: Text) throws(SyntaxError) {
    let equals = text.first(of: "=", in: 0..<text.bytes.count)
    var typeRange = text.trimmed(0..<equals)
    guard !typeRange.isEmpty else {
      throw SyntaxError(
        "the type is missing", equals < text.bytes.count ? equals..<equals + 1 : 0..<text.bytes.count,
        help: "write `Type`, `Type?`, `Type = VALUE` or `List<Type>`")
    }
    let hasMark = text.has("?", at: typeRange.upperBound - 1)
    let mark = typeRange.upperBound - 1..<typeRange.upperBound
    if hasMark { typeRange = text.trimmed(typeRange.dropLast()) }
    let name: TypeName
    do {
      name = try TypeName(text, typeRange, inCapture: false)
    } catch {
      guard let type = ForeignType.meaning(of: text.slice(text.trimmed(0..<equals)).string) else { throw error }
      throw SyntaxError("`\(text.slice(typeRange).string)` is not a type", typeRange, help: "write `\(type)`")
    }
    if hasMark, name.isList {
      throw SyntaxError("a list parameter cannot be optional: a missing list is empty", mark, help: "remove the `?`")
    }
    var value: Text?
    if equals < text.bytes.count {
      let type = text.slice(typeRange).string
      let range = text.trimmed(equals + 1..<text.bytes.count)
      guard !range.isEmpty else {
        throw SyntaxError(
          "the default value after `=` is missing", equals..<equals + 1,
          help: "write `\(type) = VALUE`, or `\(type)?` for an optional parameter")
      }
      if name.isList {
        throw SyntaxError(
          "a list parameter cannot have a default: a missing list is empty", equals..<text.bytes.count,
          help: "write `\(type)`")
      }
      if hasMark, ["nil", "null", "none", "~"].contains(text.slice(range).string) {
        throw SyntaxError(
          "an optional parameter needs no default, because it is nil unless a value is given",
          equals..<text.bytes.count, help: "write `\(type)?`")
      }
      if hasMark {
        throw SyntaxError(
          "a parameter with a default cannot be optional", mark,
          help: "write `\(type) = \(text.slice(range).string)`, or `\(type)?` without a default")
      }
      if ["nil", "null"].contains(text.slice(range).string),
        ["Int", "UInt", "Double", "Bool", "UUID", "Date"].contains(type)
      {
        throw SyntaxError(
          "`\(text.slice(range).string)` is not a value: only an optional parameter can be nil",
          range, help: "write `\(type)?`")
      }
      value = text.slice(range)
    }
    self.init(text: text, type: name.element, isOptional: hasMark, isList: name.isList, defaultValue: value)
  }
}

package struct MetadataSyntax: Sendable {
  package let span: Span
  package let values: [Named<Text>]
  /// The decoder reports the values that it omits.
  package let isComplete: Bool
}

extension ValueKind where Value == MetadataSyntax {
  private static let values = ValueKind<[Named<Text>]>.keyed(.someText, by: "metadata keys", .metadataKey, "values")

  static let metadata = ValueKind(values.description, values.shape) { node, reader in
    let values = values.read(node, &reader)
    return MetadataSyntax(
      span: node.span, values: values ?? [], isComplete: node.kind == .mapping && values?.count == node.count)
  }
}
