import SpecModel
import SpecText
import WaymarkOutput

struct SpecPair {
  let old, new: NavigationModel
  let tabs, routes, resolvedLinks, types, conditions, origins, features: NamePairs
  let goneConditions: Set<String>
  /// Keyed by the text of an endpoint.
  let newEndpoints: [String: Endpoint]
  /// Types of the old version that accept different values in the new one.
  let changedTypes: Set<Int>

  init(old: NavigationModel, new: NavigationModel) {
    self.old = old
    self.new = new
    func pairs<Element>(
      _ list: (NavigationModel) -> [Element], _ name: @escaping (Element) -> String,
      traits: [(NavigationModel, Element) -> String?] = []
    ) -> NamePairs {
      let (former, present) = (list(old), list(new))
      return NamePairs(
        former.map(name), present.map(name),
        traits: traits.map { trait in
          .init(old: { trait(old, former[$0]) }, new: { trait(new, present[$0]) })
        })
    }
    features = pairs(
      { $0.features.enumerated().map { $0 } }, { $0.element.name.string },
      traits: [{ model, feature in Self.text(model.routes.filter { $0.feature == feature.offset }.map(\.name)) }])
    tabs = pairs(
      { $0.tabs }, { $0.name.string },
      traits: [
        { model, tab in Self.text(model, tab.parameters, links: Array(tab.links)) },
        { model, tab in Self.text(model, tab.parameters, title: tab.title) },
      ])
    routes = pairs(
      { $0.routes }, { $0.name.string },
      traits: [
        { model, route in Self.text(model, route.parameters, links: Array(route.links), Self.kind(route, model)) },
        { model, route in Self.text(model, route.parameters, title: route.title, Self.kind(route, model)) },
        // Captures were renamed, or a link was added.
        { model, route in Self.shape(model, Array(route.links), Self.kind(route, model)) },
        { model, route in Self.shape(model, Array(route.links.prefix(1)), Self.kind(route, model)) },
      ])
    resolvedLinks = pairs(
      { $0.resolvedLinks }, { $0.name.string },
      traits: [{ model, link in Self.text(model, link.parameters, links: Array(link.links)) }])
    types = pairs({ $0.types }, { $0.name.string }, traits: [{ _, type in Self.text(type) }])
    conditions = pairs({ $0.conditions }, { $0.name.string })
    goneConditions = Set(conditions.gone.map { old.conditions[$0].name.string })
    origins = pairs(
      { $0.origins }, { $0.name.string }, traits: [{ _, origin in origin.starts.sorted().joined(separator: " ") }])
    newEndpoints = Dictionary(Set(new.links.flatMap(\.pattern.endpoints)).map { ($0.text, $0) }) { first, _ in first }
    changedTypes = Set(types.pairs.filter { old.types[$0.old].accepted != new.types[$0.new].accepted }.map(\.old))
  }

  private static func text(_ names: [Text]) -> String? {
    names.isEmpty ? nil : names.map(\.string).sorted().joined(separator: " ")
  }

  private static func text(
    _ model: NavigationModel, _ parameters: [Parameter], links: [Int], _ kind: String = ""
  ) -> String? {
    text(links.map { model.links[$0].pattern.text }).map { "\(kind) \(text(model, parameters)) \($0)" }
  }

  /// Without the names and types of captures.
  private static func shape(_ model: NavigationModel, _ links: [Int], _ kind: String) -> String? {
    links.isEmpty ? nil : kind + links.map { model.links[$0].pattern.shape }.sorted().joined(separator: " ")
  }

  private static func text(
    _ model: NavigationModel, _ parameters: [Parameter], title: Title?, _ kind: String = ""
  ) -> String? {
    guard let title, !title.text.isEmpty else { return nil }
    return "\(kind) \(text(model, parameters)) \(title.text.string)"
  }

  private static func text(_ model: NavigationModel, _ parameters: [Parameter]) -> String {
    "(" + parameters.map { "\($0.name.string): \($0.swiftType(in: model))" }.joined(separator: ", ") + ")"
  }

  private static func kind(_ route: Route, _ model: NavigationModel) -> String {
    route.presentations.map(\.rawValue).sorted().joined(separator: " ") + " "
      + (route.feature.map { model.features[$0].name.string } ?? "")
  }

  private static func text(_ type: DeclaredType) -> String? {
    switch type.kind {
    case .enumeration(let cases, _): cases.map { "\($0.name.string)=\($0.text)" }.sorted().joined(separator: " ")
    case .native(let swift, _): "native \(swift)"
    case .refinement: nil
    }
  }
}

extension NamePairs {
  /// A renamed case is recognized by its text in URLs.
  init(_ old: [DeclaredType.Case], _ new: [DeclaredType.Case]) {
    self.init(
      old.map(\.name.string), new.map(\.name.string), traits: [.init(old: { old[$0].text }, new: { new[$0].text })])
  }

  /// A renamed control is recognized by its accessibility identifier.
  init(_ old: [Route.Element], _ new: [Route.Element]) {
    self.init(
      old.map(\.name.string), new.map(\.name.string),
      traits: [.init(old: { old[$0].accessibilityID.string }, new: { new[$0].accessibilityID.string })])
  }
}

extension SpecPair {
  /// Schemes with hosts of which no URL can match an endpoint of the new version.
  var goneEndpoints: [Endpoint] {
    let present = new.links.flatMap(\.pattern.endpoints)
    var seen: Set<String> = []
    return old.links.flatMap(\.pattern.endpoints).filter { endpoint in
      seen.insert(endpoint.text).inserted && !present.contains { $0.mayBe(endpoint) }
    }
  }

  var freshEndpoints: [Endpoint] {
    var seen = Set(old.links.flatMap(\.pattern.endpoints).map(\.text))
    return new.links.flatMap(\.pattern.endpoints).filter { seen.insert($0.text).inserted }
  }
}

extension Endpoint {
  fileprivate func mayBe(_ other: Endpoint) -> Bool {
    guard scheme == other.scheme else { return false }
    guard let host, let otherHost = other.host else { return host == nil && other.host == nil }
    guard host.port(on: scheme) == otherHost.port(on: scheme) else { return false }
    return host.name == otherHost.name && host.front.isEmpty == otherHost.front.isEmpty
      || !host.front.isEmpty && otherHost.name.hasSuffix("." + host.name)
      || !otherHost.front.isEmpty && host.name.hasSuffix("." + otherHost.name)
      || !host.front.isEmpty && !otherHost.front.isEmpty && host.name == otherHost.name
  }
}

/// Tabs, screens, cases of an enum, and so on that two versions have in common, possibly with another name.
struct NamePairs {
  struct Pair {
    let old, new: Int
    var isRenamed = false
  }

  /// Identifies an entity even if its name changes; a `nil` value does not.
  struct Trait {
    let old, new: (Int) -> String?
  }

  private(set) var pairs: [Pair] = []
  private(set) var gone: [Int] = []
  private(set) var added: [Int] = []
  private var newIndices: [Int: Int] = [:]

  /// Exactly one removed and one added entity with an equal trait count as renamed. O(*n*) for each trait.
  init(_ old: [String], _ new: [String], traits: [Trait] = []) {
    let places = Dictionary(new.enumerated().map { ($1, $0) }) { first, _ in first }
    let names = Set(old)
    pairs = old.indices.compactMap { index in places[old[index]].map { Pair(old: index, new: $0) } }
    gone = old.indices.filter { places[old[$0]] == nil }
    added = new.indices.filter { !names.contains(new[$0]) }
    for trait in traits where !gone.isEmpty && !added.isEmpty {
      let former = Dictionary(grouping: gone) { trait.old($0) }
      let present = Dictionary(grouping: added) { trait.new($0) }
      for (value, indices) in former {
        guard value != nil, indices.count == 1, let others = present[value], others.count == 1 else { continue }
        pairs.append(Pair(old: indices[0], new: others[0], isRenamed: true))
      }
      let (renamed, names) = (Set(pairs.map(\.old)), Set(pairs.map(\.new)))
      gone.removeAll(where: renamed.contains)
      added.removeAll(where: names.contains)
    }
    pairs.sort { $0.old < $1.old }
    newIndices = Dictionary(uniqueKeysWithValues: pairs.map { ($0.old, $0.new) })
  }

  subscript(old: Int) -> Int? { newIndices[old] }

  var renamed: [Pair] { pairs.filter(\.isRenamed) }
}

extension Pattern {
  /// Without the names and types of captures, such as `/items/{}`.
  var shape: String {
    var isInside = false
    return String(
      text.string.unicodeScalars.filter { scalar in
        if scalar == "{" { isInside = true }
        if scalar == "}" { isInside = false }
        return !isInside || scalar == "{"
      }.map(Character.init))
  }
}
