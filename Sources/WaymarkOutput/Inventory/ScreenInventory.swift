import LinkResolving
import SpecText

/// The tabs, routes, and resolved links of a spec, each with its links.
package struct ScreenInventory {
  private let spec: PublishedSpec
  private let links: [LinkInventory.Entry]
  package let screens: [Screen]

  package struct Screen {
    package let kind: Kind
    let declaration: PublishedSpec.Declaration
    let presentations: [String]
    /// The tabs in which or over which the app can show the screen; `nil` for all tabs.
    let tabs: [String]?
    /// The routes inside which the screen can be pushed, over which it can be presented, and the gates that show it.
    let inside, over, gates: [String]
    let requires: [String]
    /// The conditions for which the screen is the gate.
    let opensGate: [String]
    let fallback, parent, returns, feature: String?
    let elements: [PublishedSpec.Element]

    package enum Kind: String, CaseIterable { case tab, route, resolvedLink }

    package var name: String { declaration.name }
    /// `nil` if the title is a key of a string table.
    var title: String? { declaration.title.flatMap { $0.isKey ? nil : $0.text } }
    var titleKey: String? { declaration.title.flatMap { $0.isKey ? $0.text : nil } }
    package var place: PublishedSpec.Place { declaration.place }
  }

  package init(_ spec: PublishedSpec) {
    self.spec = spec
    // The search for example URLs is the slow part of an inventory.
    links = LinkInventory(spec) { _ in .none("not searched") }.links
    let tabs = spec.tabs.map { Screen($0, spec) }
    let routes = spec.routes.indices.map { Screen(route: $0, spec) }
    screens = tabs + routes + spec.resolvedLinks.map { Screen($0, spec) }
  }

  private func links(of screen: Screen) -> [LinkInventory.Entry] { screen.declaration.links.map { links[$0] } }

  private var redirects: [LinkInventory.Entry] {
    links.filter { if case .redirect = $0.target { true } else { false } }
  }
}

extension ScreenInventory.Screen {
  fileprivate init(_ tab: PublishedSpec.Tab, _ spec: PublishedSpec) {
    self.init(
      kind: .tab, declaration: tab.declaration, presentations: [], tabs: [], inside: [], over: [], gates: [],
      requires: spec.conditionNames(tab.condition.map { [$0] } ?? []), opensGate: [],
      fallback: tab.fallback.map { spec.tabs[$0].declaration.name }, parent: nil, returns: nil, feature: nil,
      elements: [])
  }

  fileprivate init(route index: Int, _ spec: PublishedSpec) {
    let route = spec.routes[index]
    func names(_ routes: [Int]) -> [String] { routes.map { spec.routes[$0].declaration.name } }
    self.init(
      kind: .route, declaration: route.declaration, presentations: route.presentations.map(\.presentation),
      tabs: route.presentations == [.gate] ? [] : route.tabs?.map { spec.tabs[$0].declaration.name },
      inside: names(route.flows), over: names(route.covers),
      gates: names(route.gates), requires: spec.conditionNames(route.requires),
      opensGate: spec.conditionNames(spec.gates.filter { $0.route == index }.map(\.condition)), fallback: nil,
      parent: route.parent.map { spec.routes[$0].declaration.name }, returns: route.returns,
      feature: route.feature.map { spec.features[$0] }, elements: route.elements)
  }

  fileprivate init(_ link: PublishedSpec.ResolvedLink, _ spec: PublishedSpec) {
    self.init(
      kind: .resolvedLink, declaration: link.declaration, presentations: [],
      tabs: link.tab.map { [spec.tabs[$0].declaration.name] } ?? [], inside: [], over: [], gates: [], requires: [],
      opensGate: [], fallback: nil, parent: nil, returns: nil, feature: nil, elements: [])
  }

  /// Such as `push in home or search`.
  fileprivate var manner: String {
    switch kind {
    case .tab: return "tab"
    case .resolvedLink: return "link that the app resolves"
    case .route: break
    }
    var places: [String] = []
    let inTabs = presentations.contains("push") ? "in" : "over"
    if let tabs {
      if !tabs.isEmpty { places.append("\(inTabs) \(tabs.joined(or: "or"))") }
    } else {
      places.append("\(inTabs) any tab")
    }
    if !inside.isEmpty { places.append("inside \(inside.joined(or: "or"))") }
    if !over.isEmpty { places.append("over \(over.joined(or: "or"))") }
    if !gates.isEmpty { places.append("at the gate \(gates.joined(or: "or"))") }
    return ([presentations.joined(separator: " or ")] + places).joined(separator: " ")
  }
}

extension PublishedSpec {
  fileprivate func conditionNames(_ conditions: [Int]) -> [String] { conditions.map { self.conditions[$0].name } }

  /// Such as `signedIn, presents login`.
  fileprivate func explained(_ condition: String) -> String {
    let screen = conditions.first { $0.name == condition }?.screen
    return condition + (screen.map { ", presents \(routes[$0].declaration.name)" } ?? "")
  }
}

extension LinkInventory.Entry {
  fileprivate var line: String {
    var parts = ["\(pattern): \(leadsTo)"]
    if let id { parts.append("id \(id)") }
    if !given.isEmpty { parts.append("with \(given.joined(separator: ", "))") }
    if !requires.isEmpty { parts.append("requires \(requires.joined(or: "and"))") }
    if let otherwise { parts.append("otherwise \(otherwise)") }
    if let deprecation { parts.append("deprecated: \(deprecation)") }
    return PrintableText.of(parts.joined(separator: "; "))
  }

  fileprivate var json: JSONValue {
    .object([
      "id": .optional(id), "pattern": .string(pattern), "leadsTo": .string(leadsTo), "params": .strings(given),
      "requires": .strings(requires), "otherwise": .optional(otherwise), "deprecated": .optional(deprecation),
      "file": .string(place.path), "line": .number("\(place.line)"),
    ])
  }
}

extension ScreenInventory {
  package var text: String {
    let counts = [(screens(.tab).count, "tab"), (screens(.route).count, "route"), (links.count, "link")]
    let summary = ([spec.app] + counts.map { counted($0, $1) }).joined(separator: ", ")
    var text = "\(PrintableText.of(spec.path)): \(PrintableText.of(summary))\n"
    for (kind, title) in [
      (Screen.Kind.tab, "Tabs"), (.route, "Routes"), (.resolvedLink, "Links that the app resolves"),
    ] {
      let screens = screens(kind)
      if !screens.isEmpty { text += "\n\(title):\n" + TextTable(screens.map(row)).text }
    }
    if !redirects.isEmpty { text += "\nRedirects:\n" + redirects.map { "  \($0.line)\n" }.joined() }
    return text
  }

  private func screens(_ kind: Screen.Kind) -> [Screen] { screens.filter { $0.kind == kind } }

  private func row(_ screen: Screen) -> TextTable.Row {
    let parameters = screen.declaration.parameters.map(spec.notation(of:))
    let conditions = screen.requires.isEmpty ? "" : ", requires \(screen.requires.joined(or: "and"))"
    return TextTable.Row(
      first: PrintableText.of(screen.name + (parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))")),
      second: PrintableText.of((screen.kind == .route ? screen.manner : screen.title ?? "") + conditions),
      third: "\(PrintableText.of(screen.place.path)):\(screen.place.line)", details: links(of: screen).map(\.line))
  }

  /// One fact on each line.
  package func text(of screen: Screen) -> String {
    let declaration = screen.declaration
    let facts: [(label: String, values: [String])] = [
      ("title", screen.title.map { [$0] } ?? []), ("title key", screen.titleKey.map { [$0] } ?? []),
      ("summary", (declaration.summary ?? []).filter { !$0.isEmpty }),
      ("parameters", declaration.parameters.map(spec.notation(of:))),
      ("requires", screen.requires.map(spec.explained)), ("gate until", screen.opensGate),
      ("fallback", screen.fallback.map { [$0] } ?? []), ("parent", screen.parent.map { [$0] } ?? []),
      (
        screen.kind == .resolvedLink ? "resolves to" : "opens",
        declaration.opens.map { spec.routes[$0].declaration.name }
      ),
      ("returns", screen.returns.map { [$0] } ?? []), ("feature", screen.feature.map { [$0] } ?? []),
      ("identifier", declaration.accessibilityID.map { [$0] } ?? []),
      ("elements", screen.elements.map { "\($0.name): \($0.id)" }), ("links", links(of: screen).map(\.line)),
      ("declared in", ["\(screen.place.path):\(screen.place.line)"]),
    ]
    return PrintableText.of("\(screen.name): \(screen.manner)") + "\n"
      + facts.flatMap { label, values in
        values.enumerated().map { "  \(($0 == 0 ? label : "").padded(to: 11))  \(PrintableText.of($1))\n" }
      }.joined()
  }
}

extension ScreenInventory {
  package var json: JSONValue {
    .object([
      "app": .string(spec.app), "spec": .string(spec.path), "places": .array(screens.map(json(of:))),
      "redirects": .array(redirects.map(\.json)),
    ])
  }

  package func json(of screen: Screen) -> JSONValue {
    let declaration = screen.declaration
    return .object([
      "kind": .string(screen.kind.rawValue), "name": .string(screen.name), "title": .optional(screen.title),
      "titleKey": .optional(screen.titleKey),
      "summary": .optional(declaration.summary?.joined(separator: "\n")),
      "params": .strings(declaration.parameters.map(spec.notation(of:))),
      "presentations": .strings(screen.presentations), "tabs": screen.tabs.map { .strings($0) } ?? .null,
      "inside": .strings(screen.inside), "over": .strings(screen.over), "gates": .strings(screen.gates),
      "requires": .strings(screen.requires), "gateUntil": .strings(screen.opensGate),
      "fallback": .optional(screen.fallback), "parent": .optional(screen.parent),
      "opens": .strings(declaration.opens.map { spec.routes[$0].declaration.name }),
      "returns": .optional(screen.returns), "feature": .optional(screen.feature),
      "accessibilityID": .optional(declaration.accessibilityID),
      "elements": .object(Dictionary(screen.elements.map { ($0.name, .string($0.id)) }) { first, _ in first }),
      "links": .array(links(of: screen).map(\.json)), "file": .string(screen.place.path),
      "line": .number("\(screen.place.line)"),
    ])
  }
}
