import WaymarkSource
import WaymarkYAML

/// The names that tabs and routes share.
struct NameTable {
  enum Entity {
    case tab(Int)
    case route(Int)

    var description: String {
      switch self {
      case .tab: "a tab"
      case .route: "a route"
      }
    }
  }

  private var entities: [Text: (entity: Entity, span: Span)] = [:]
  private var tabs: [String] = []
  private var routes: [String] = []

  /// Adds a name; the finding where it is taken.
  mutating func declare(_ name: Text, as entity: Entity) -> Diagnostic? {
    if let taken = entities[name] {
      return Diagnostic(
        "duplicate-name", "`\(name.string)` is the name of \(taken.entity.description) already", at: name.span,
        help: "tabs and routes share one set of names; give one of them another",
        related: [.init(taken.span, "first here")])
    }
    entities[name] = (entity, name.span)
    switch entity {
    case .tab: tabs.append(name.string)
    case .route: routes.append(name.string)
    }
    return nil
  }

  subscript(name: Text) -> Entity? { entities[name]?.entity }

  /// The finding about a name that is not what it should be: a tab or a route.
  func unknown(_ name: Text, isTab: Bool, _ suggestions: inout SuggestionBudget) -> Diagnostic {
    let what = isTab ? "tab" : "route"
    if let other = self[name] {
      return Diagnostic(
        "unknown-name", "`\(name.string)` is \(other.description), and a \(what) is expected", at: name.span)
    }
    let names = isTab ? tabs : routes
    let question = suggestions.question(for: name.string, among: names)
    return Diagnostic(
      "unknown-name", "there is no \(what) `\(name.string)`" + (question.map { "; \($0)" } ?? ""), at: name.span,
      help: name.bytes.contains(UInt8(ascii: ","))
        ? "a list is written `[\(name.string)]`"
        : names.count <= 12 ? Suggestion.inventory(of: names.sorted(), "the", what) : nil)
  }
}
