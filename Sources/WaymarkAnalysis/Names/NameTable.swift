import WaymarkDiagnostics
import WaymarkModel
import WaymarkYAML

/// The names that tabs, routes and resolved links share.
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

  /// The kind of entity that a name must have in its place.
  enum Expectation: String {
    case tab, route
    /// A tab, or a modal route, which has a stack of its own.
    case tabOrModalRoute = "tab or modal route"
    /// An entity with links.
    case linkTarget = "tab, route or resolved link"
  }

  private let sink: DiagnosticSink
  private var entities: [Text: (entity: Entity, span: Span)] = [:]
  /// Names that were declared twice. A use of one may mean either.
  private var ambiguous: Set<Text> = []
  private var tabs: [Text] = []
  private var routes: [Text] = []
  private var modalRoutes: [Text] = []
  private var resolvedLinks: [Text] = []

  init(_ sink: DiagnosticSink) {
    self.sink = sink
  }

  /// Reserves room for a number of names.
  func reserveCapacity(_ count: Int) { entities.reserveCapacity(count) }

  // MARK: Declarations

  /// Adds a name, and returns whether it was free; if not, there is a diagnostic.
  ///
  /// - Parameter isModal: A Boolean value that indicates whether the entity is a route that is presented, and not only pushed.
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
    let related = [Diagnostic.Related(span, "first here")]
    if case (.tab, .route) = (other, entity) {
      sink.report(
        Diagnostic(
          .tabAsRoute, "`\(name.string)` is a tab already, and a tab is not pushed or presented",
          at: name.span,
          help:
            "what the tab shows is its root and needs no route; another screen needs another name",
          related: related))
    } else {
      sink.report(
        Diagnostic(
          .duplicateName, "`\(name.string)` is the name of \(other.description) already",
          at: name.span,
          help: "tabs, routes and resolved links share one set of names; give one of them another",
          related: related))
    }
  }

  // MARK: Uses

  subscript(name: Text) -> Entity? { entities[name]?.entity }

  /// Returns the tab with a name; `nil` with a diagnostic if there is none.
  func tab(_ name: Text) -> Reference? {
    if case .tab(let index) = self[name] { return Reference(index: index, name: name) }
    reportUnknown(name, expected: .tab)
    return nil
  }

  /// Returns the route with a name; `nil` with a diagnostic if there is none.
  func route(_ name: Text) -> Reference? {
    if case .route(let index) = self[name] { return Reference(index: index, name: name) }
    reportUnknown(name, expected: .route)
    return nil
  }

  /// Reports a name of another kind of entity or of none, unless there is a diagnostic about its declaration.
  func reportUnknown(_ name: Text, expected: Expectation) {
    guard !sink.isSpecIncomplete, !ambiguous.contains(name) else { return }
    // If no route is presented, only a tab is possible.
    let expected = expected == .tabOrModalRoute && modalRoutes.isEmpty ? .tab : expected
    let candidates = candidates(expected)
    func names() -> [String] { candidates.flatMap { $0.map(\.string) } }
    let noun = expected == .tab || expected == .route ? expected.rawValue : "name"
    // A spec may have as many unknown names as known ones: no list of all names is made for each.
    let isShort = candidates.reduce(0) { $0 + $1.count } <= 12
    let inventory = isShort ? Suggestion.inventory(of: names().sorted(), "the", noun) : nil
    if let other = entities[name] {
      reportMismatch(name, other.entity, at: other.span, expected, inventory)
      return
    }
    let suggestion = sink.suggestion(for: name.string, among: names())
    sink.report(
      Diagnostic(
        .unknownName, "there is no \(expected.rawValue) `\(name.string)`" + suggestion,
        at: name.span,
        help: name.bytes.contains(UInt8(ascii: ","))
          ? "a list is written `[\(name.string)]`" : inventory))
  }

  private func reportMismatch(
    _ name: Text, _ other: Entity, at span: Span, _ expected: Expectation, _ inventory: String?
  ) {
    if case (.tab, .route) = (other, expected) {
      sink.report(
        Diagnostic(
          .tabAsRoute, "`\(name.string)` is a tab, and a route is expected", at: name.span,
          help: "a tab is selected, not pushed: its root is there already; leave the name out",
          related: [.init(span, "the tab is declared here")]))
    } else {
      sink.report(
        Diagnostic(
          .unknownName,
          "`\(name.string)` is \(other.description), and a \(expected.rawValue) is expected",
          at: name.span, help: inventory, related: [.init(span, "it is declared here")]))
    }
  }

  /// Returns the names of an expected kind, in one or more lists.
  private func candidates(_ expected: Expectation) -> [[Text]] {
    switch expected {
    case .tab: [tabs]
    case .route: [routes]
    case .tabOrModalRoute: [tabs, modalRoutes]
    case .linkTarget: [tabs, routes, resolvedLinks]
    }
  }
}
