import SpecModel
import SpecText

extension SpecSchema {
  mutating func keywords(of shape: ValueShape) -> Keywords {
    switch shape {
    case .text(let text): keywords(of: text)
    // A quoted Boolean value is valid, too.
    case .flag: ["type": .strings(["boolean", "string"]), "pattern": .string("^(?:true|false)$")]
    case .wholeNumber:
      ["type": .strings(["integer", "string"]), "minimum": .number("0"), "pattern": .string("^[0-9]+$")]
    case .choice(let words): keywords(of: words)
    case .declaration(let name): keywords(of: name)
    case .reference(let reference): keywords(of: reference)
    case .list(let element, let isDistinct): keywords(ofListOf: element, isDistinct: isDistinct)
    case .mapping(let names, let values): keywords(ofMappingFrom: names, to: values)
    case .construct(let construct): definition(construct.id) { $0.keywords(of: construct) }
    case .any(let shapes): Self.any(shapes.map { keywords(of: $0) })
    case .nothing: ["type": .string("null")]
    }
  }

  private mutating func keywords(of text: TextShape) -> Keywords {
    guard let form = text.form else {
      let types = JSONValue.strings(["string", "number"])
      return text.allowsEmpty
        ? Self.acceptingFlags(["type": types])
        : definition("text") { _ in Self.acceptingFlags(["type": types, "minLength": .number("1")]) }
    }
    return definition(text.role.rawValue) { _ in
      // YAML reads some strings, such as `1.10`, as numbers.
      let types = ["string"] + (form.numbers == nil ? [] : ["number"])
      var keywords = Self.string(types, form.expression, form.description)
      keywords["exclusiveMinimum"] = form.numbers?.above.map { .number("\($0)") }
      keywords["minimum"] = form.numbers?.minimum.map { .number("\($0)") }
      keywords["maximum"] = form.numbers?.maximum.map { .number("\($0)") }
      return form.allowsFlags ? Self.acceptingFlags(keywords) : keywords
    }
  }

  /// YAML reads these words as Boolean values. With `boolean` in `type`, editors would suggest them for each title and
  /// name.
  private static func acceptingFlags(_ keywords: Keywords) -> Keywords {
    ["if": .object(["type": .string("boolean")]), "else": .object(keywords)]
  }

  private static func name(_ expression: String, _ description: String) -> Keywords {
    acceptingFlags(string(["string"], expression, description))
  }

  private static func string(_ types: [String], _ expression: String, _ description: String) -> Keywords {
    [
      "type": types.count == 1 ? .string(types[0]) : .strings(types), "pattern": .string(expression),
      "patternErrorMessage": .string("Expected \(Prose.plain(description))."),
    ]
  }

  private func keywords(of words: [WordShape]) -> Keywords {
    var keywords: Keywords = ["enum": .strings(words.map(\.word))]
    if words.contains(where: { $0.phrase != nil }) {
      keywords["markdownEnumDescriptions"] = .strings(words.map { $0.phrase.map(Prose.sentence) ?? "" })
    }
    return keywords
  }

  private mutating func keywords(of name: DeclaredName) -> Keywords {
    let id =
      switch name {
      case .tab, .route, .resolvedLink, .condition, .origin: "declaredName"
      case .parameter, .metadataKey, .element: "parameterName"
      case .enumCase: "caseName"
      case .type: "declaredType"
      }
    return definition(id) { _ in Self.name(name.form, name.formDescription) }
  }

  private mutating func keywords(of reference: ReferenceShape) -> Keywords {
    let name = definition("name") { _ in Self.name(ReferenceShape.form, "a name in lowerCamelCase") }
    return reference.words.isEmpty ? name : Self.any([keywords(of: reference.words), name])
  }

  private mutating func keywords(ofListOf element: ValueShape, isDistinct: Bool) -> Keywords {
    let element = keywords(of: element)
    var list: Keywords = ["type": .string("array"), "items": .object(element)]
    if isDistinct { list["uniqueItems"] = .bool(true) }
    return Self.any([element, list])
  }

  private mutating func keywords(ofMappingFrom names: ValueShape, to values: ValueShape) -> Keywords {
    let value = keywords(of: values)
    if case .reference(let reference) = names, reference.targets == [.rule] { return levels(value) }
    var keywords: Keywords = [
      "type": .string("object"), "propertyNames": .object(self.keywords(of: names)),
      "additionalProperties": .object(value),
    ]
    if case .declaration(let name) = names, case let snippets = SpecSnippet.declarations(of: name), !snippets.isEmpty {
      keywords["defaultSnippets"] = .array(snippets.map(\.schema))
    }
    // A single tab needs no icon.
    if case .construct(let construct) = values,
      case let names = construct.keys.filter(\.isConditional).map(\.name), !names.isEmpty
    {
      keywords["if"] = .object(["minProperties": .number("2")])
      keywords["then"] = .object(["additionalProperties": .object(["required": .strings(names)])])
    }
    return keywords
  }

  private mutating func levels(_ level: Keywords) -> Keywords {
    let level = definition("level") { _ in level }
    let guarded = rules.filter(\.isGuarded).map(\.name).joined(separator: "|")
    return [
      "type": .string("object"),
      "properties": .object(
        Dictionary(
          uniqueKeysWithValues: rules.filter { !$0.isGuarded }.map { rule in
            (
              rule.name,
              .object(level.merging(["description": .string(Prose.plain(Prose.sentence(rule.summary)))]) { $1 })
            )
          })),
      // The level of these rules must remain `error`.
      "patternProperties": .object(["^(?:\(guarded))$": .object(["enum": .strings(["error"])])]),
      "additionalProperties": .bool(false),
    ]
  }

  static func any(_ alternatives: [Keywords]) -> Keywords {
    let flat = alternatives.flatMap { keywords -> [JSONValue] in
      if keywords.count == 1, case .array(let nested) = keywords["anyOf"] { nested } else { [.object(keywords)] }
    }
    return ["anyOf": .array(flat)]
  }
}
