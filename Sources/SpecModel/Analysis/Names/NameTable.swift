import SpecText

final class NameTable {
  enum Entity {
    case tab(Int)
    case route(Int)
    case resolvedLink(Int)

    var description: String {
      switch self {
      case .tab: "a tab"
      case .route: "a route"
      case .resolvedLink: "a resolved link"
      }
    }
  }

  enum Expectation: String {
    case tab, route
    case tabOrModalRoute = "tab or modal route"
    case linkTarget = "tab, route, or resolved link"
  }

  enum RouteKey: String { case parent, opens, resolves, presents, gates }

  private let sink: DiagnosticSink
  private var entities: [Text: (entity: Entity, span: Span)] = [:]
  private var ambiguous: Set<Text> = []
  private var tabs: [Text] = []
  private var routes: [Text] = []
  private var modalRoutes: [Text] = []
  private var resolvedLinks: [Text] = []

  init(_ sink: DiagnosticSink) { self.sink = sink }

  func reserveCapacity(_ count: Int) { entities.reserveCapacity(count) }

  func declare(_ name: Text, as entity: Entity, isModal: Bool = false) -> Bool {
    if let taken = entities.updateValue((entity, name.span), forKey: name) {
      entities[name] = taken
      ambiguous.insert(name)
      reportTaken(name, by: taken.entity, at: taken.span, entity)
      return false
    }
    switch entity {
    case .tab: tabs.append(name)
    case .route:
      routes.append(name)
      if isModal { modalRoutes.append(name) }
    case .resolvedLink: resolvedLinks.append(name)
    }
    return true
  }

  private func reportTaken(_ name: Text, by other: Entity, at span: Span, _ entity: Entity) {
    let related = [Diagnostic.Related(span, "the first declaration is here")]
    if case (.tab, .route) = (other, entity) {
      sink.report(
        Diagnostic(
          .tabAsRoute, "`\(name.string)` is already the name of a tab, and a tab cannot be pushed or presented",
          at: name.span, help: "remove the route if the screen is the root of the tab, or rename the route",
          related: related))
    } else {
      sink.report(
        Diagnostic(
          .duplicateName, "`\(name.string)` is already the name of \(other.description)", at: name.span,
          help: "rename one of the declarations; tabs, routes, and resolved links share one set of names",
          related: related))
    }
  }

  subscript(name: Text) -> Entity? { entities[name]?.entity }

  func tab(_ name: Text) -> Reference? {
    if case .tab(let index) = self[name] { return Reference(index: index, name: name) }
    reportUnknown(name, expected: .tab)
    return nil
  }

  func route(_ name: Text, in key: RouteKey) -> Reference? {
    if case .route(let index) = self[name] { return Reference(index: index, name: name) }
    reportUnknown(name, expected: .route, in: key, allowsList: key == .opens || key == .resolves)
    return nil
  }

  /// Skips a name with several declarations, which already have a diagnostic.
  func reportUnknown(_ name: Text, expected: Expectation, in key: RouteKey? = nil, allowsList: Bool = false) {
    guard !sink.isSpecIncomplete, !ambiguous.contains(name) else { return }
    // A spec without modal routes allows only a tab.
    let expected = expected == .tabOrModalRoute && modalRoutes.isEmpty ? .tab : expected
    let candidates = candidates(expected)
    func names() -> [String] { candidates.flatMap { $0.map(\.string) } }
    let noun = expected == .tab || expected == .route ? expected.rawValue : "name"
    // A spec can contain thousands of unknown names, so a long list of names is not created for each of them.
    let isShort = candidates.reduce(0) { $0 + $1.count } <= 12
    let inventory = isShort ? Suggestion.inventory(of: names().sorted(), "declared \(noun)") : nil
    if let other = entities[name] {
      reportMismatch(name, other.entity, at: other.span, expected, inventory, key)
      return
    }
    let problem = "there is no \(expected.rawValue) `\(name.string)`"
    if let meant = meaning(of: name) {
      sink.report(Diagnostic(.unknownName, problem, at: name.span, help: meant))
      return
    }
    if let list = ListNotation(name.string), Set(list.elements).isSubset(of: names()) {
      sink.reportUnknown(
        .unknownName, problem, name, among: [],
        help: list.elements.count == 1
          ? "write `\(list.yaml)`" : allowsList ? "for a list, write `\(list.yaml)`" : "write only one of the names")
    } else {
      sink.reportUnknown(.unknownName, problem, name, among: names(), help: inventory)
    }
  }

  /// For several names without commas, for `Feature.name`, and for `name(parameter: value)`.
  private func meaning(of written: Text) -> String? {
    let bytes = written.bytes
    let words = bytes.split(separator: UInt8(ascii: " ")).map { written.slice($0.startIndex..<$0.endIndex) }
    if words.count > 1, words.allSatisfy({ entities[$0] != nil }) {
      return "separate the names with commas, as in `[\(words.map(\.string).joined(separator: ", "))]`"
    }
    let end = written.first(of: "(", in: 0..<bytes.count)
    let name = written.slice((bytes[..<end].lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? 0)..<end)
    guard name.bytes.count < bytes.count, entities[name] != nil else { return nil }
    return "write `\(name.string)`, without " + (end == bytes.count ? "its feature" : "parameters")
  }

  private func reportMismatch(
    _ name: Text, _ other: Entity, at span: Span, _ expected: Expectation, _ inventory: String?, _ key: RouteKey?
  ) {
    if case (.tab, .route) = (other, expected) {
      let removal =
        switch key {
        case .parent, .presents: "remove `\(key!.rawValue): \(name.string)`"
        case .gates: "name a route with `present: gate`"
        case .opens, .resolves: "remove `\(name.string)` from `\(key!.rawValue)`"
        case nil: "remove `\(name.string)`"
        }
      sink.report(
        Diagnostic(
          .tabAsRoute, "expected a route, but `\(name.string)` is a tab", at: name.span,
          help: removal + "; a tab is selected, not pushed", related: [.init(span, "the tab is declared here")]))
    } else {
      sink.report(
        Diagnostic(
          .unknownName, "expected a \(expected.rawValue), but `\(name.string)` is \(other.description)", at: name.span,
          help: inventory, related: [.init(span, "`\(name.string)` is declared here")]))
    }
  }

  private func candidates(_ expected: Expectation) -> [[Text]] {
    switch expected {
    case .tab: [tabs]
    case .route: [routes]
    case .tabOrModalRoute: [tabs, modalRoutes]
    case .linkTarget: [tabs, routes, resolvedLinks]
    }
  }
}
