import WaymarkEmit
import WaymarkModel
import WaymarkYAML

/// Two versions of a spec, and the pairs of declarations that both versions contain.
struct SpecPair {
  let old, new: NavigationModel
  let tabs, routes, resolvedLinks, types, conditions, origins, features: NamePairs
  /// The endpoints that have links in the new version, such as `https://example.com`.
  let newEndpoints: Set<String>
  /// The indices of the types that accept different values in the new version. The indices refer to the types of the
  /// old version.
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
    origins = pairs(
      { $0.origins }, { $0.name.string }, traits: [{ _, origin in origin.starts.sorted().joined(separator: " ") }])
    newEndpoints = Set(Set(new.links.flatMap(\.pattern.endpoints)).map(\.text))
    changedTypes = Set(types.pairs.filter { old.types[$0.old].accepted != new.types[$0.new].accepted }.map(\.old))
  }

  // MARK: Traits of renamed entities

  private static func text(_ names: [Text]) -> String? {
    names.isEmpty ? nil : names.map(\.string).sorted().joined(separator: " ")
  }

  private static func text(
    _ model: NavigationModel, _ parameters: [Parameter], links: [Int], _ kind: String = ""
  ) -> String? {
    text(links.map { model.links[$0].pattern.text }).map { "\(kind) \(text(model, parameters)) \($0)" }
  }

  /// Returns the patterns of several links as one string, without the names and types of captures.
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
    case .enumeration(let cases, _):
      cases.map { "\($0.name.string)=\($0.text)" }.sorted().joined(separator: " ")
    case .native(let swift, _): "native \(swift)"
    case .refinement: nil
    }
  }
}

extension NamePairs {
  /// Matches the cases of an enum in two versions of a spec. A renamed case is recognized by its text in URLs.
  init(_ old: [DeclaredType.Case], _ new: [DeclaredType.Case]) {
    self.init(
      old.map(\.name.string), new.map(\.name.string),
      traits: [.init(old: { old[$0].text }, new: { new[$0].text })])
  }

  /// Matches the controls of a screen in two versions of a spec. A renamed control is recognized by its accessibility
  /// identifier.
  init(_ old: [Route.Element], _ new: [Route.Element]) {
    self.init(
      old.map(\.name.string), new.map(\.name.string),
      traits: [.init(old: { old[$0].accessibilityID.string }, new: { new[$0].accessibilityID.string })])
  }
}
