import RegularSets
import WaymarkModel
import WaymarkNavigation

/// Patterns without their names: two of one shape match the same URLs.
struct LinkShapes {
  /// Numbers for what a pattern is made of, in their order. Patterns that match the same URLs have the same, and few others.
  typealias Outline = [Int]

  private enum Part: Hashable {
    case literal(String)
    case example([UInt8]?)
    case optional
    case anyRest
    case keys([String])
    case value(String)
    case absent
    case fragment(startsWithSlash: Bool)
    case label(name: String)
  }

  private var texts: ShapeTexts
  private var numbers: [Part: Int] = [:]

  init(_ model: NavigationModel) {
    texts = ShapeTexts(model)
  }

  /// The outline of a pattern, on the web or on custom schemes.
  mutating func outline(of pattern: Pattern, isWeb: Bool) -> Outline {
    var parts: [Part] = []
    walk(pattern, isWeb: isWeb) {
      parts.append($0)
    } capture: { capture, texts in
      parts.append(.example(texts.example(of: capture)))
    }
    return parts.map { part in
      if let number = numbers[part] { return number }
      numbers[part] = numbers.count
      return numbers.count - 1
    }
  }

  /// Whether two patterns of one outline match the same URLs.
  mutating func areSame(_ pattern: Pattern, _ other: Pattern, isWeb: Bool) -> Bool {
    var captures: [Pattern.Capture] = []
    walk(pattern, isWeb: isWeb) { _ in
    } capture: { capture, _ in
      captures.append(capture)
    }
    var rest = captures[...]
    var isSame = true
    walk(other, isWeb: isWeb) { _ in
    } capture: { capture, texts in
      guard let own = rest.popFirst(), texts.areSame(own, capture) else {
        isSame = false
        return
      }
    }
    return isSame
  }

  /// Takes a pattern apart: what is the same or is not, and captures, whose texts have to be compared.
  private mutating func walk(
    _ pattern: Pattern, isWeb: Bool, part: (Part) -> Void,
    capture: (Pattern.Capture, inout ShapeTexts) -> Void
  ) {
    func anyOf(_ type: ValueType) -> Pattern.Capture { Pattern.Capture(type: type) }
    func walk(_ path: Pattern.Path) {
      for segment in path.segments {
        switch segment {
        case .literal(let text): part(.literal(text))
        case .capture(let some):
          // One that has a single text is that text.
          if let text = texts.onlyText(of: some.type), let literal = PercentCoding.canonical(text, keeping: .segment) {
            part(.literal(some.prefix + literal + some.suffix))
          } else {
            capture(some, &texts)
          }
        }
      }
      switch path.tail {
      case .none: break
      case .optional(let some):
        part(.optional)
        capture(some, &texts)
      case .rest(_, _, let allowsNone):
        if !allowsNone { capture(anyOf(.primitive(.string)), &texts) }
        part(.anyRest)
      }
    }
    // Only what decides, and in the order of the keys.
    func walk(_ items: [Pattern.QueryItem]) {
      let deciding = items.filter(\.decides).map { (keys: $0.keys.sorted(), value: $0.value) }
      for item in deciding.sorted(by: { $0.keys.lexicographicallyPrecedes($1.keys) }) {
        part(.keys(item.keys))
        switch item.value {
        case .literal(let text): part(.value(text))
        case .required(_, let type):
          if let text = texts.onlyText(of: type), let literal = PercentCoding.canonical(text, keeping: .queryValue) {
            part(.value(literal))
          } else {
            capture(anyOf(type), &texts)
          }
        case .absent, .optional, .list: part(.absent)
        }
      }
    }
    walk(pattern.path(isWeb: isWeb))
    walk(pattern.query)
    for name in Set(pattern.endpoints.flatMap { $0.host?.captures.map(\.string) ?? [] }).sorted() {
      guard let type = pattern.captureTypes[name] else { continue }
      part(.label(name: name))
      capture(anyOf(type), &texts)
    }
    if let fragment = pattern.fragment {
      part(.fragment(startsWithSlash: fragment.startsWithSlash))
      walk(fragment.path)
      walk(fragment.query)
    }
  }
}

/// A URL of a link, with the names of its captures as their values where the types have them.
struct ExampleURL {
  /// nil where some capture has no text.
  let text: String?

  init(_ pattern: Pattern, on endpoint: Endpoint, _ sets: TypeSets) {
    func value(_ name: String, _ type: ValueType) -> String? {
      let texts = sets.texts(of: type)
      return texts.contains(name.utf8) ? name : texts.shortestText
    }
    func written(_ text: String?, keeping raw: URLComponentBytes) -> String? {
      text.flatMap { PercentCoding.canonical($0, keeping: raw) }
    }
    func path(_ path: Pattern.Path) -> [String?] {
      path.segments.map { segment in
        switch segment {
        case .literal(let text): text
        case .capture(let capture):
          written(value(capture.name, capture.type), keeping: .segment).map { capture.prefix + $0 + capture.suffix }
        }
      } + (path.tail.needsSome ? ["rest"] : [])
    }
    func query(_ items: [Pattern.QueryItem]) -> [String?] {
      items.compactMap { item in
        switch item.value {
        case .literal(let text): item.keys[0] + "=" + text
        case .required(let name, let type):
          written(value(name, type), keeping: .queryValue).map { item.keys[0] + "=" + $0 }
        case .absent, .optional, .list: nil
        }
      }
    }
    let segments = path(pattern.path(isWeb: endpoint.host != nil))
    let items = query(pattern.query)
    var text = endpoint.start + segments.compactMap(\.self).joined(separator: "/")
    if !items.isEmpty { text += "?" + items.compactMap(\.self).joined(separator: "&") }
    if let fragment = pattern.fragment {
      text += "#" + (fragment.startsWithSlash ? "/" : "")
      text += path(fragment.path).compactMap(\.self).joined(separator: "/")
      let items = query(fragment.query)
      if !items.isEmpty { text += "?" + items.compactMap(\.self).joined(separator: "&") }
    }
    self.text = segments.contains(nil) || items.contains(nil) ? nil : text
  }
}

extension Pattern.Tail {
  fileprivate var needsSome: Bool {
    if case .rest(_, _, allowsNone: false) = self { true } else { false }
  }
}

extension Endpoint {
  /// What stands before the path, with the names of captured labels as their values.
  fileprivate var start: String {
    guard let host else { return scheme + "://" }
    let front = host.front.map { label in
      switch label {
      case .any: "www."
      case .capture(let name): name.string.lowercased() + "."
      }
    }
    let port = host.port(on: scheme)
    return scheme + "://" + front.joined() + host.name + (port == 0 ? "" : ":\(port)") + "/"
  }
}
