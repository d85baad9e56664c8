import SpecModel
import SpecText

extension SpecSchema {
  mutating func keywords(of construct: ConstructShape) -> Keywords {
    let keys = construct.keys
    var keywords: Keywords = [
      "title": .string(construct.title), "type": .string("object"),
      "properties": .object(Dictionary(uniqueKeysWithValues: keys.map { ($0.name, .object(self.keywords(of: $0))) })),
      "additionalProperties": .bool(false),
    ]
    let required = keys.filter { $0.isRequired && !$0.isConditional && $0.substitute == nil }.map(\.name)
    if !required.isEmpty { keywords["required"] = .strings(required) }
    // For example, a spec needs `tabs` or `include`.
    let substituted = keys.compactMap { key in key.substitute.map { Self.anyKey(of: [key.name, $0]) } }
    let conditions = substituted + Self.conditions(of: construct.forms)
    if !conditions.isEmpty { keywords["allOf"] = .array(conditions.map { .object($0) }) }
    let snippets = SpecSnippet.elements(of: construct)
    if !snippets.isEmpty { keywords["defaultSnippets"] = .array(snippets.map(\.schema)) }
    return keywords
  }

  private static func anyKey(of names: [String]) -> Keywords {
    ["anyOf": .array(names.map { .object(["required": .strings([$0])]) })]
  }

  private static func conditions(of forms: [ConstructForm]) -> [Keywords] {
    guard !forms.isEmpty else { return [] }
    var names: [String] = []
    for name in forms.compactMap(\.key).map({ "\($0)" }) where !names.contains(name) { names.append(name) }
    let needsForm = !forms.contains { $0.key == nil }
    return (needsForm ? [anyKey(of: names)] : []) + [chain(of: forms)].filter { !$0.isEmpty }
  }

  /// A mapping has the first of its forms.
  private static func chain(of forms: [ConstructForm]) -> Keywords {
    guard let form = forms.first, let key = form.key.map({ "\($0)" }) else { return [:] }
    var test: Keywords = ["required": .strings([key])]
    if let values = form.values { test["properties"] = .object([key: .object(["enum": .strings(values)])]) }
    var effect: Keywords = [:]
    if !form.needs.isEmpty { effect["required"] = .strings(form.needs.map { "\($0)" }) }
    if !form.excludes.isEmpty {
      effect["properties"] = .object(Dictionary(uniqueKeysWithValues: form.excludes.map { ("\($0)", .bool(false)) }))
    }
    var chain: Keywords = ["if": .object(test), "then": .object(effect)]
    let rest = Self.chain(of: Array(forms.dropFirst()))
    if !rest.isEmpty { chain["else"] = .object(rest) }
    return chain
  }

  mutating func keywords(of key: KeyShape) -> Keywords {
    var keywords = keywords(of: key.shape)
    keywords["description"] = .string(Prose.plain(Prose.sentence(key.summary)))
    keywords["markdownDescription"] = .string(Self.page(of: key))
    keywords["default"] = Self.defaultValue(of: key)
    if let example = key.example.flatMap(JSONValue.init(yaml:)) { keywords["examples"] = .array([example]) }
    return keywords
  }

  private static func page(of key: KeyShape) -> String {
    let rows = [Prose.sentence(key.summary), "Value: \(key.kind)", key.defaultValue.map { "Default: \($0.text)" }]
    return rows.compactMap(\.self).joined(separator: "\n\n")
  }

  /// `nil` if the default depends on other values.
  private static func defaultValue(of key: KeyShape) -> JSONValue? {
    guard case .word(let word) = key.defaultValue else { return nil }
    for shape in key.shape.alternatives {
      switch shape {
      case .flag where word == "true" || word == "false": return .bool(word == "true")
      case .wholeNumber where word.utf8.allSatisfy { $0 &- 0x30 < 10 }: return .number(word)
      case .choice(let words) where words.contains { $0.word == word }: return .string(word)
      case .text(let text) where text.role == .typeName: return .string(word)
      default: continue
      }
    }
    return nil
  }
}
