import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

/// The names that tabs, routes and resolved links share.
struct NameTable {
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

  /// What a name is expected to be.
  enum Wanted: String {
    case tab, route
    /// A tab, or a modal route, in whose flow one may push.
    case place = "tab or modal route"
    /// Whatever has links.
    case target = "tab, route or resolved link"
  }

  private var entities: [Text: (entity: Entity, span: Span)] = [:]
  /// Names that were given twice: whoever uses one may mean either.
  private var ambiguous: Set<Text> = []
  private var tabs: [Text] = []
  private var routes: [Text] = []
  private var modalRoutes: [Text] = []
  private var resolvedLinks: [Text] = []

  /// Makes room for so many names in all.
  mutating func reserveCapacity(_ count: Int) { entities.reserveCapacity(count) }

  /// Adds a name; the finding where it is taken.
  ///
  /// - Parameter isModal: Whether it is a route that is presented, and not only pushed.
  mutating func declare(_ name: Text, as entity: Entity, isModal: Bool = false) -> Diagnostic? {
    if let taken = entities.updateValue((entity, name.span), forKey: name) {
      entities[name] = taken
      ambiguous.insert(name)
      let related = [Diagnostic.Related(taken.span, "first here")]
      if case (.tab, .route) = (taken.entity, entity) {
        return Diagnostic(
          .tabAsRoute, "`\(name.string)` is a tab already, and a tab is not pushed or presented", at: name.span,
          help: "what the tab shows is its root and needs no route; another screen needs another name",
          related: related)
      }
      return Diagnostic(
        .duplicateName, "`\(name.string)` is the name of \(taken.entity.description) already", at: name.span,
        help: "tabs, routes and resolved links share one set of names; give one of them another", related: related)
    }
    switch entity {
    case .tab: tabs.append(name)
    case .route:
      routes.append(name)
      if isModal { modalRoutes.append(name) }
    case .resolvedLink: resolvedLinks.append(name)
    }
    return nil
  }

  subscript(name: Text) -> Entity? { entities[name]?.entity }

  /// The finding about a name that is not what it should be; nil where there is one about the name itself.
  func unknown(_ name: Text, wanted: Wanted, _ suggestions: inout SuggestionBudget) -> Diagnostic? {
    guard !ambiguous.contains(name) else { return nil }
    // Where nothing is presented, only a tab can be meant.
    let wanted = wanted == .place && modalRoutes.isEmpty ? .tab : wanted
    let candidates = candidates(wanted)
    func names() -> [String] { candidates.flatMap { $0.map(\.string) } }
    let noun = wanted == .tab || wanted == .route ? wanted.rawValue : "name"
    // A spec may have as many unknown names as known ones, so that no list is made of all for each.
    let isShort = candidates.reduce(0) { $0 + $1.count } <= 12
    let inventory = isShort ? Suggestion.inventory(of: names().sorted(), "the", noun) : nil
    if let other = entities[name] {
      if case (.tab, .route) = (other.entity, wanted) {
        return Diagnostic(
          .tabAsRoute, "`\(name.string)` is a tab, and a route is expected", at: name.span,
          help: "a tab is selected, not pushed: its root is there already; leave the name out",
          related: [.init(other.span, "the tab is declared here")])
      }
      return Diagnostic(
        .unknownName, "`\(name.string)` is \(other.entity.description), and a \(wanted.rawValue) is expected",
        at: name.span, help: inventory, related: [.init(other.span, "it is declared here")])
    }
    let suggestion = suggestions.suffix(for: name.string, among: names())
    return Diagnostic(
      .unknownName,
      "there is no \(wanted.rawValue) `\(name.string)`\(suggestion)", at: name.span,
      help: name.bytes.contains(UInt8(ascii: ","))
        ? "a list is written `[\(name.string)]`" : inventory)
  }

  /// The names that would do, in a list or several.
  private func candidates(_ wanted: Wanted) -> [[Text]] {
    switch wanted {
    case .tab: [tabs]
    case .route: [routes]
    case .place: [tabs, modalRoutes]
    case .target: [tabs, routes, resolvedLinks]
    }
  }
}
