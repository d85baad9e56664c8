import SpecModel
import SpecText

/// A YAML value that a test can edit.
indirect enum EditedYAML: Equatable {
  case scalar(String, isPlain: Bool)
  case list([EditedYAML])
  case mapping([Entry])

  struct Entry: Equatable {
    let name: String
    var value: EditedYAML
  }

  init(_ node: YAMLNode) {
    switch node.kind {
    case .scalar, .alias: self = .scalar(node.text.string, isPlain: node.style == .plain)
    case .sequence:
      var elements: [EditedYAML] = []
      node.forEachElement { elements.append(EditedYAML($0)) }
      self = .list(elements)
    case .mapping:
      var entries: [Entry] = []
      node.forEachPair { entries.append(Entry(name: $0.text.string, value: EditedYAML($1))) }
      self = .mapping(entries)
    }
  }

  /// The value in flow style.
  var text: String {
    switch self {
    case .scalar("", isPlain: true): "null"
    case .scalar(let text, let isPlain):
      isPlain && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." } ? text : YAMLScalar.inDoubleQuotes(text)
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .mapping(let entries):
      "{" + entries.map { "\(YAMLScalar.inDoubleQuotes($0.name)): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }

  private var unquoted: EditedYAML {
    switch self {
    case .scalar(let text, _): .scalar(text, isPlain: true)
    case .list(let elements): .list(elements.map(\.unquoted))
    case .mapping(let entries): .mapping(entries.map { Entry(name: $0.name, value: $0.value.unquoted) })
    }
  }

  /// Returns the value after a replacement, or a removal if there is no new value, at a path of positions.
  func replacing(_ path: ArraySlice<Int>, with value: EditedYAML?) -> EditedYAML {
    guard let position = path.first else { return value ?? self }
    let rest = path.dropFirst()
    switch self {
    case .scalar: return self
    case .list(var elements):
      if rest.isEmpty, value == nil {
        elements.remove(at: position)
      } else {
        elements[position] = elements[position].replacing(rest, with: value)
      }
      return .list(elements)
    case .mapping(var entries):
      if rest.isEmpty, value == nil {
        entries.remove(at: position)
      } else {
        entries[position].value = entries[position].value.replacing(rest, with: value)
      }
      return .mapping(entries)
    }
  }

  func names(at key: String) -> [String] {
    guard case .mapping(let entries) = self, let entry = entries.first(where: { $0.name == key }) else { return [] }
    switch entry.value {
    case .scalar(let name, _): return [name]
    case .list(let elements): return elements.map(\.text)
    case .mapping(let entries): return entries.map(\.name)
    }
  }
}

/// A key of a construct in a spec.
struct KeyOccurrence {
  /// The path of the key in the language, such as `tabs/*.title`. `*` is any name, and `-` an element of a list.
  let id: String
  let key: KeyShape
  /// The path of the key in the spec, such as `tabs/home.title`.
  let place: String
  /// The position of the key in the spec.
  let path: [Int]
  let value: EditedYAML

  /// Returns the keys of a language construct and of all constructs in it.
  static func keys(of shape: ValueShape, _ base: String = "") -> [(id: String, key: KeyShape)] {
    switch shape {
    case .any(let shapes): shapes.flatMap { keys(of: $0, base) }
    case .list(let element, _): keys(of: element, base + "/-")
    case .mapping(_, let values): keys(of: values, base + "/*")
    case .construct(let construct):
      construct.keys.flatMap { key in
        [(id: "\(base).\(key.name)", key: key)] + keys(of: key.shape, base.isEmpty ? key.name : "\(base)/\(key.name)")
      }
    default: []
    }
  }

  static func all(
    in value: EditedYAML, _ shape: ValueShape, _ base: String = "", _ place: String = "", _ path: [Int] = []
  ) -> [KeyOccurrence] {
    switch (shape, value) {
    case (.any(let shapes), _): shapes.flatMap { all(in: value, $0, base, place, path) }
    case (.list(let element, _), .list(let elements)):
      elements.enumerated().flatMap { all(in: $1, element, base + "/-", "\(place)/\($0 + 1)", path + [$0]) }
    case (.mapping(_, let values), .mapping(let entries)):
      entries.enumerated().flatMap { all(in: $1.value, values, base + "/*", "\(place)/\($1.name)", path + [$0]) }
    case (.construct(let construct), .mapping(let entries)):
      entries.enumerated().flatMap { position, entry -> [KeyOccurrence] in
        guard let key = construct.keys.first(where: { $0.name == entry.name }) else { return [] }
        let occurrence = KeyOccurrence(
          id: "\(base).\(key.name)", key: key, place: "\(place).\(key.name)", path: path + [position],
          value: entry.value)
        func nested(_ base: String) -> String { base.isEmpty ? key.name : "\(base)/\(key.name)" }
        return [occurrence] + all(in: entry.value, key.shape, nested(base), nested(place), path + [position])
      }
    default: []
    }
  }
}

extension EditedYAML {
  /// Returns other values that a key may have; not all of them are valid.
  func candidates(_ shape: ValueShape, in spec: EditedYAML) -> [EditedYAML] {
    values(shape, in: spec).filter { $0.unquoted != unquoted }
  }

  private func values(_ shape: ValueShape, in spec: EditedYAML) -> [EditedYAML] {
    switch (shape, self) {
    case (.any(let shapes), _): return shapes.flatMap { candidates($0, in: spec) }
    case (.choice(let words), _): return words.map { .scalar($0.word, isPlain: true) }
    case (.flag, .scalar(let text, _)): return [.scalar(text == "true" ? "false" : "true", isPlain: true)]
    case (.wholeNumber, .scalar(let text, _)):
      guard let number = Int(text) else { return [] }
      return [number + 1, number - 1].map { .scalar(String($0), isPlain: true) }
    case (.reference(let reference), _):
      return reference.targets.flatMap { Self.names($0, in: spec) }.map { .scalar($0, isPlain: true) }
    case (.text(let text), .scalar(let old, _)):
      return Self.texts(text.role, old).map { .scalar($0, isPlain: false) }
    case (.list(let element, _), .list(let elements)):
      return elements.indices.flatMap { position -> [EditedYAML] in
        let changed = elements[position].candidates(element, in: spec).map { replacing([position], with: $0) }
        return changed + (elements.count > 1 ? [replacing([position], with: nil)] : [])
      }
    case (.list(let element, _), .scalar): return candidates(element, in: spec)
    case (.mapping(_, let values), .mapping(let entries)):
      return entries.indices.flatMap { position -> [EditedYAML] in
        let changed = entries[position].value.candidates(values, in: spec).map { replacing([position], with: $0) }
        return changed + (entries.count > 1 ? [replacing([position], with: nil)] : [])
      }
    default: return []
    }
  }

  private static func names(_ target: ReferenceShape.Target, in spec: EditedYAML) -> [String] {
    switch target {
    case .tab: spec.names(at: "tabs")
    case .route, .modalRoute: spec.names(at: "routes")
    case .resolvedLink: spec.names(at: "resolvedLinks")
    case .condition: spec.names(at: "conditions")
    case .origin: spec.names(at: "origins")
    case .metadataKey: spec.names(at: "meta")
    case .parameter, .rule: []
    }
  }

  private static func texts(_ role: SpecModel.TextShape.Role, _ old: String) -> [String] {
    switch role {
    case .parameterType: [old + "?", "String?", "Int", "String", "Int = 7", "String = other"]
    case .resultType: ["Int", "String"]
    case .color: ["#123456"]
    case .shortcut: ["cmd+9"]
    case .range: ["2...", "...9"]
    case .expression: ["[0-9]+", "[a-z]+"]
    case .language: ["de"]
    case .fraction: ["0.4"]
    case .scheme: ["other"]
    case .host: ["other.example"]
    case .pattern: [old + "/more", "/other", "/other/{id}"]
    default: [old + "2", old + ".other", "/other"]
    }
  }
}
