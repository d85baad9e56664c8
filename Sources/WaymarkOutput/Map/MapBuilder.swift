import LinkResolving
import WaymarkLinks

struct MapBuilder {
  private let spec: PublishedSpec
  /// The titles of tabs and routes from string tables.
  private let titles: [String?]
  private(set) var screens: [AppMap.Screen] = []
  private(set) var connections: [AppMap.Connection] = []
  private(set) var lanes: [AppMap.Lane] = []
  private var pairs: Set<[Int]> = []

  init(_ spec: PublishedSpec, _ titles: [String?]) {
    self.spec = spec
    self.titles = titles
    addScreens()
    addDeclaredConnections()
    addImpliedConnections()
  }

  private func screen(ofRoute route: Int) -> Int { spec.tabs.count + route }
  private func screen(ofResolvedLink link: Int) -> Int { spec.tabs.count + spec.routes.count + link }

  private func screen(of target: PublishedSpec.Target) -> Int? {
    switch target {
    case .tab(let index): index
    case .route(let index): screen(ofRoute: index)
    case .app(let index): screen(ofResolvedLink: index)
    case .redirect: nil
    }
  }
}

extension MapBuilder {
  private mutating func addScreens() {
    for (index, tab) in spec.tabs.enumerated() {
      var screen = screen(.tab, tab.declaration)
      if spec.tabs.count > 1 { screen.tabNumber = index + 1 }
      screen.isStart = index == spec.tabBar.initial
      screen.icon = tab.icon
      screen.requires = tab.condition.map { [spec.conditions[$0].name] } ?? []
      screens.append(screen)
    }
    for route in spec.routes {
      var screen = screen(.route, route.declaration)
      screen.presentations = route.presentations.map(\.presentation)
      screen.sample = sample(of: route.declaration)
      screen.feature = route.feature.map { spec.features[$0] }
      screen.requires = route.requires.map { spec.conditions[$0].name }
      screen.returns = route.returns
      screen.elements = route.elements.map { ($0.name, $0.id) }
      screen.isOrphan = !route.isReached
      screens.append(screen)
    }
    for gate in spec.gates {
      let condition = spec.conditions[gate.condition].name
      screens[screen(ofRoute: gate.route)].gates.append(.init(condition: condition, resets: gate.resets))
    }
    screens += spec.resolvedLinks.map { screen(.resolvedLink, $0.declaration) }
  }

  private func screen(_ kind: AppMap.Screen.Kind, _ declaration: PublishedSpec.Declaration) -> AppMap.Screen {
    var screen = AppMap.Screen(kind, name: declaration.name)
    if let title = declaration.title {
      if title.isKey { screen.titleKey = title.text }
      screen.title = title.isKey ? titles.indices.contains(screens.count) ? titles[screens.count] : nil : title.text
    }
    screen.summary = declaration.summary.map(LinkInventory.Summary.init)
    screen.parameters = declaration.parameters.map(spec.notation(of:))
    screen.metadata = declaration.metadata.compactMap { entry in
      let text = entry.value.metadataText
      return text.isEmpty ? nil : (entry.key, text)
    }
    screen.accessibilityID = declaration.accessibilityID
    screen.links = declaration.links
    screen.patterns = declaration.links.map { spec.links[$0].text }
    screen.place = declaration.place
    return screen
  }

  private func sample(of screen: PublishedSpec.Declaration) -> String {
    let values = screen.parameters.filter { $0.arity == .required }.map { parameter in
      "\(parameter.name)=\(PercentCoding.canonical(spec.sample(of: parameter.type), keeping: .queryValue) ?? "")"
    }
    return screen.name + (values.isEmpty ? "" : "?" + values.joined(separator: "&"))
  }

  /// Adds the redirects to each screen as one node.
  mutating func addRedirects(_ inventory: LinkInventory?) {
    guard let inventory else { return }
    var nodes: [Int: Int] = [:]
    for link in spec.links.indices where spec.links[link].target == .redirect {
      guard let url = inventory.links[link].example.url,
        let plan = LandingPlan(followingRedirectsOf: url, in: spec.linkTable),
        let target = screen(of: spec.links[plan.link].target)
      else { continue }
      let node = nodes[target] ?? screens.count
      if node == screens.count {
        nodes[target] = node
        screens.append(AppMap.Screen(.redirects, name: screens[target].name))
        connect(node, target, .redirect)
      }
      screens[node].links.append(link)
      screens[node].patterns.append(spec.links[link].text)
      screens[node].place = screens[node].place ?? spec.links[link].place
    }
  }
}

extension MapBuilder {
  private mutating func connect(_ start: Int, _ end: Int, _ kind: AppMap.Connection.Kind, isImplied: Bool = false) {
    guard pairs.insert([start, end]).inserted else { return }
    connections.append(AppMap.Connection(start: start, end: end, kind: kind, isImplied: isImplied))
  }

  private mutating func open(_ route: Int, from start: Int, isImplied: Bool = false) {
    // No screen opens a gate, but the route of a gate can also be a sheet or cover.
    let presentation = spec.routes[route].presentations.first { $0 != .gate } ?? .gate
    connect(start, screen(ofRoute: route), Self.connection(presentation), isImplied: isImplied)
  }

  private static func connection(_ presentation: Destination.Kind) -> AppMap.Connection.Kind {
    switch presentation {
    case .push, .tab, .link, .gate: .push
    case .sheet: .sheet
    case .cover: .cover
    case .window: .window
    }
  }

  private mutating func addDeclaredConnections() {
    for (index, tab) in spec.tabs.enumerated() {
      for route in tab.declaration.opens { open(route, from: index) }
    }
    for (index, route) in spec.routes.enumerated() {
      for other in route.declaration.opens { open(other, from: screen(ofRoute: index)) }
    }
    for (index, link) in spec.resolvedLinks.enumerated() {
      for route in link.declaration.opens { connect(screen(ofResolvedLink: index), screen(ofRoute: route), .resolves) }
    }
  }

  /// Connections for `parent`, and to screens that no `opens` key mentions.
  private mutating func addImpliedConnections() {
    for (index, route) in spec.routes.enumerated() {
      if let parent = route.parent { open(index, from: screen(ofRoute: parent), isImplied: true) }
    }
    let opened = Set(connections.filter { $0.kind != .resolves && $0.start != $0.end }.map(\.end))
    for route in spec.routes.indices where !opened.contains(screen(ofRoute: route)) {
      for opener in likelyOpeners(of: route) { open(route, from: opener, isImplied: true) }
    }
  }

  /// The screens inside which the route is allowed, or the screens below it in its links, and the gates that allow it.
  private func likelyOpeners(of route: Int) -> [Int] {
    let entry = spec.routes[route]
    return entry.gates.map(screen(ofRoute:)) + likelyOpeners(of: entry)
  }

  private func likelyOpeners(of entry: PublishedSpec.Route) -> [Int] {
    let modals = entry.modalPresentation == nil ? entry.flows : entry.covers
    if !modals.isEmpty { return modals.map(screen(ofRoute:)) }
    if entry.presentations.contains(.push) {
      if let tabs = entry.tabs { return tabs }
      if spec.tabs.count == 1 { return [0] }
    }
    var openers: [Int] = []
    for link in entry.declaration.links {
      let landing = spec.links[link].landing
      let below = landing.routes.dropLast().last.map(screen(ofRoute:)) ?? landing.tab
      if let below, !openers.contains(below) { openers.append(below) }
    }
    return openers
  }
}

extension MapBuilder {
  mutating func placeInLanes() {
    let (anyTab, app) = (spec.tabs.count, spec.tabs.count + 1)
    var places = screens.indices.map { $0 < anyTab ? $0 : -1 }
    var seen: Set<Int> = []
    let gates = spec.gates.map { screen(ofRoute: $0.route) }.filter { seen.insert($0).inserted }
    for (number, gate) in gates.enumerated() { places[gate] = app + 1 + number }
    var allowed: [Int: [Int]] = [:]
    for (index, route) in spec.routes.enumerated() where screens[screen(ofRoute: index)].gates.isEmpty {
      let screen = screen(ofRoute: index)
      let isInNoTab = route.tabs?.isEmpty ?? false
      if isInNoTab, route.flows.isEmpty, route.covers.isEmpty, route.gates.isEmpty {
        places[screen] = app
      } else if route.presentations.contains(.push), !isInNoTab {
        allowed[screen] = route.tabs
        if route.tabs == nil { places[screen] = anyTab > 1 ? anyTab : 0 }
      }
    }
    placeInAllowedTabs(&places, allowed)
    for (index, link) in spec.resolvedLinks.enumerated() { places[screen(ofResolvedLink: index)] = link.tab ?? app }
    placeInLanesOfOpeners(&places, anyTab, gates)
    for connection in connections where connection.kind == .redirect {
      places[connection.start] = places[connection.end]
    }
    for screen in screens.indices where places[screen] < 0 { places[screen] = anyTab }

    let all =
      spec.tabs.indices.map { AppMap.Lane(kind: .tab($0), title: screens[$0].heading) } + [
        AppMap.Lane(kind: .anyTab, title: "In any tab"), AppMap.Lane(kind: .app, title: "Shown by the app's code"),
      ]
      + gates.map {
        AppMap.Lane(kind: .gate($0), title: "Gate until \(screens[$0].gates.map(\.condition).joined(or: "and"))")
      }
    var numbers: [Int: Int] = [:]
    // The first lanes have the gates and the initial tab.
    let initial = spec.tabBar.initial
    let order = Array(all.indices[(app + 1)...]) + [initial] + (0...app).filter { $0 != initial }
    for lane in order where lane != anyTab && lane != app || places.contains(lane) {
      numbers[lane] = lanes.count
      lanes.append(all[lane])
    }
    for screen in screens.indices { screens[screen].lane = numbers[places[screen]] ?? 0 }
  }

  /// Assigns the pushed screens that several tabs allow to the lane of the screen that opens them, or to the first tab.
  private func placeInAllowedTabs(_ places: inout [Int], _ allowed: [Int: [Int]]) {
    var opened = [[Int]](repeating: [], count: screens.count)
    for connection in connections where allowed[connection.end] != nil {
      opened[connection.start].append(connection.end)
    }
    var found = Array(spec.tabs.indices)
    var next = 0
    while next < found.count {
      let lane = places[found[next]]
      for other in opened[found[next]] where places[other] < 0 && allowed[other]?.contains(lane) == true {
        places[other] = lane
        found.append(other)
      }
      next += 1
    }
    for (screen, tabs) in allowed where places[screen] < 0 { places[screen] = tabs[0] }
  }

  /// Assigns the other modal screens to the lane of the screens that open them, or to the lane for any tab if there are
  /// several lanes. A screen that only gates open is in the lane of the first one.
  private func placeInLanesOfOpeners(_ places: inout [Int], _ anyTab: Int, _ gates: [Int]) {
    var opened = [[Int]](repeating: [], count: screens.count)
    for connection in connections where connection.kind != .redirect && connection.kind != .resolves {
      if places[connection.end] < 0 { opened[connection.start].append(connection.end) }
    }
    // The lane of a screen changes at most twice, so the work is linear.
    var waiting = screens.indices.filter { places[$0] >= 0 && screens[$0].gates.isEmpty }
    while let screen = waiting.popLast() {
      for other in opened[screen] where places[other] != places[screen] && places[other] != anyTab {
        places[other] = places[other] < 0 ? places[screen] : anyTab
        waiting.append(other)
      }
    }
    waiting = gates.reversed()
    while let screen = waiting.popLast() {
      for other in opened[screen] where places[other] < 0 {
        places[other] = places[screen]
        waiting.append(other)
      }
    }
  }
}
