import WaymarkDiagnostics
import WaymarkLinks
import WaymarkModel
import WaymarkSpec

/// The screens and connections of a map while the map is created.
struct MapBuilder {
  let model: NavigationModel
  private let files: [SourceFile]
  private(set) var screens: [AppMap.Screen] = []
  private(set) var connections: [AppMap.Connection] = []
  private(set) var lanes: [AppMap.Lane] = []
  /// The connections by their ends, in order to add each connection only once.
  private var pairs: Set<[Int]> = []

  init(_ model: NavigationModel, _ files: [SourceFile]) {
    self.model = model
    self.files = files
    addTabs()
    addRoutes()
    addResolvedLinks()
    addDeclaredConnections()
    addImpliedConnections()
  }

  /// Returns the index of a route's screen.
  func screen(ofRoute route: Int) -> Int { model.tabs.count + route }

  private func screen(ofResolvedLink link: Int) -> Int { model.tabs.count + model.routes.count + link }

  /// Returns the index of the screen that a link opens, or `nil` for a redirect.
  private func screen(of target: Link.Target) -> Int? {
    switch target {
    case .tab(let index): index
    case .route(let index, _): screen(ofRoute: index)
    case .app(let index): screen(ofResolvedLink: index)
    case .redirect: nil
    }
  }

  private func place(_ span: Span) -> LinkInventory.Place {
    let file = files[Int(span.file)]
    return LinkInventory.Place(path: file.path, name: file.name, line: Int(span.start.line))
  }
}

// Screens.
extension MapBuilder {
  private mutating func addTabs() {
    for tab in model.tabs {
      var screen = AppMap.Screen(.tab, name: tab.name.string)
      set(tab.title, of: &screen)
      screen.icon = tab.icon.name
      screen.summary = tab.summary.map(LinkInventory.Summary.init)
      screen.parameters = tab.parameters.map { $0.declaration(model) }
      screen.requires = tab.condition.map { [$0.name.string] } ?? []
      screen.metadata = metadata(tab.metadata)
      screen.accessibilityID = tab.accessibilityID.text
      add(screen, at: tab.name.span, links: tab.links)
    }
  }

  private mutating func addRoutes() {
    let isReached = model.reachedRoutes()
    for (index, route) in model.routes.enumerated() {
      var screen = AppMap.Screen(.route, name: route.name.string)
      if let title = route.title { set(title, of: &screen) }
      screen.summary = route.summary.map(LinkInventory.Summary.init)
      screen.parameters = route.parameters.map { $0.declaration(model) }
      screen.presentations = route.presentations.map(\.rawValue)
      screen.sample = route.sample(model)
      screen.feature = route.feature.map { model.features[$0].name.string }
      screen.requires = route.requirements.map { model.conditions[$0].name.string }
      screen.returns = route.returns?.text.string
      screen.metadata = metadata(route.metadata)
      screen.accessibilityID = route.accessibilityID.text
      screen.elements = route.elements.map { ($0.name.string, $0.accessibilityID.string) }
      screen.isOrphan = !isReached[index]
      add(screen, at: route.name.span, links: route.links)
    }
  }

  private mutating func addResolvedLinks() {
    for link in model.resolvedLinks {
      var screen = AppMap.Screen(.resolvedLink, name: link.name.string)
      screen.summary = link.summary.map(LinkInventory.Summary.init)
      screen.parameters = link.parameters.map { $0.declaration(model) }
      add(screen, at: link.name.span, links: link.links)
    }
  }

  private func set(_ title: Title, of screen: inout AppMap.Screen) {
    switch title {
    case .text(let text): screen.title = text.string
    case .key(let key, _): screen.titleKey = key.string
    }
  }

  private mutating func add(_ screen: AppMap.Screen, at span: Span, links: Range<Int>) {
    var screen = screen
    screen.links = Array(links)
    screen.patterns = links.map { model.links[$0].pattern.text.string }
    screen.place = place(span)
    screens.append(screen)
  }

  private func metadata(_ values: [MetadataValue]) -> [(key: String, value: String)] {
    model.metadataKeys.indices.compactMap { key in
      let text = model.metadata(key, in: values).metadataText
      return text.isEmpty ? nil : (model.metadataKeys[key].name.string, text)
    }
  }

  /// Adds the redirects to each screen as one node.
  mutating func addRedirects(_ inventory: LinkInventory?, _ linkTable: [UInt8]) {
    guard let inventory else { return }
    var nodes: [Int: Int] = [:]
    for link in model.redirectLinks {
      guard let url = inventory.links[link].example.url,
        let plan = LandingPlan(followingRedirectsOf: url, in: linkTable),
        let target = screen(of: model.links[plan.link].target)
      else { continue }
      let node = nodes[target] ?? screens.count
      if node == screens.count {
        nodes[target] = node
        screens.append(AppMap.Screen(.redirects, name: screens[target].name))
        connect(node, target, .redirect)
      }
      screens[node].links.append(link)
      screens[node].patterns.append(model.links[link].pattern.text.string)
      screens[node].place = screens[node].place ?? place(model.links[link].span)
    }
  }
}

// Connections.
extension MapBuilder {
  private mutating func connect(_ start: Int, _ end: Int, _ kind: AppMap.Connection.Kind, isImplied: Bool = false) {
    guard pairs.insert([start, end]).inserted else { return }
    connections.append(AppMap.Connection(start: start, end: end, kind: kind, isImplied: isImplied))
  }

  private mutating func open(_ route: Int, from start: Int, isImplied: Bool = false) {
    connect(start, screen(ofRoute: route), model.routes[route].presentations[0].connection, isImplied: isImplied)
  }

  private mutating func addDeclaredConnections() {
    for (index, tab) in model.tabs.enumerated() {
      for route in tab.opens { open(route.index, from: index) }
    }
    for (index, route) in model.routes.enumerated() {
      for other in route.opens { open(other.index, from: screen(ofRoute: index)) }
    }
    for (index, link) in model.resolvedLinks.enumerated() {
      for route in link.resolves ?? [] {
        connect(screen(ofResolvedLink: index), screen(ofRoute: route.index), .resolves)
      }
    }
  }

  /// Adds connections for `parent`, and to screens that no `opens` key mentions.
  private mutating func addImpliedConnections() {
    for (index, route) in model.routes.enumerated() {
      if let parent = route.parent { open(index, from: screen(ofRoute: parent.index), isImplied: true) }
    }
    let opened = Set(connections.filter { $0.kind != .resolves && $0.start != $0.end }.map(\.end))
    for route in model.routes.indices where !opened.contains(screen(ofRoute: route)) {
      for opener in likelyOpeners(of: route) { open(route, from: opener, isImplied: true) }
    }
  }

  /// Returns the screens that probably open a route: the screens inside which the route is allowed, or the screens below
  /// the route in its links.
  private func likelyOpeners(of route: Int) -> [Int] {
    let entry = model.routes[route]
    let modals = entry.modalPresentation == nil ? entry.flows : entry.covers
    if !modals.isEmpty { return modals.map(screen(ofRoute:)) }
    if entry.presentations.contains(.push), !entry.tabs.isAll || model.tabs.count == 1 {
      return entry.tabs.sorted(outOf: model.tabs.count)
    }
    var openers: [Int] = []
    for link in entry.links {
      let landing = model.links[link].landing
      let below = landing.screens.dropLast().last.map { screen(ofRoute: $0.route) } ?? landing.tab
      if let below, !openers.contains(below) { openers.append(below) }
    }
    return openers
  }
}

// Lanes and findings.
extension MapBuilder {
  /// Assigns each screen to a lane, and removes lanes without screens.
  mutating func placeInLanes() {
    let (anyTab, app) = (model.tabs.count, model.tabs.count + 1)
    var places = screens.indices.map { $0 < anyTab ? $0 : -1 }
    for (index, route) in model.routes.enumerated() {
      let screen = screen(ofRoute: index)
      if model.isOfApp(index) {
        places[screen] = app
      } else if route.presentations.contains(.push), !route.tabs.isEmpty {
        places[screen] = route.tabs.isAll && anyTab > 1 ? anyTab : route.tabs.sorted(outOf: anyTab).first ?? anyTab
      }
    }
    for (index, link) in model.resolvedLinks.enumerated() {
      places[screen(ofResolvedLink: index)] = link.tab?.index ?? app
    }
    placeInLanesOfOpeners(&places, anyTab)
    for connection in connections where connection.kind == .redirect {
      places[connection.start] = places[connection.end]
    }
    for screen in screens.indices where places[screen] < 0 { places[screen] = anyTab }

    let all =
      model.tabs.indices.map { AppMap.Lane(kind: .tab($0), title: screens[$0].heading) } + [
        AppMap.Lane(kind: .anyTab, title: "In any tab"), AppMap.Lane(kind: .app, title: "Shown by the app's code"),
      ]
    var numbers: [Int: Int] = [:]
    for lane in all.indices where lane < anyTab || places.contains(lane) {
      numbers[lane] = lanes.count
      lanes.append(all[lane])
    }
    for screen in screens.indices { screens[screen].lane = numbers[places[screen]] ?? 0 }
  }

  /// Assigns the other sheets, covers, and screens inside these to the lane of the screens that open them. If the screens that open a
  /// screen are in several lanes, the screen is in the lane for any tab.
  private func placeInLanesOfOpeners(_ places: inout [Int], _ anyTab: Int) {
    var opened = [[Int]](repeating: [], count: screens.count)
    for connection in connections where connection.kind != .redirect && connection.kind != .resolves {
      if places[connection.end] < 0 { opened[connection.start].append(connection.end) }
    }
    // The lane of a screen changes at most twice, so the work is linear.
    var waiting = screens.indices.filter { places[$0] >= 0 }
    while let screen = waiting.popLast() {
      for other in opened[screen] where places[other] != places[screen] && places[other] != anyTab {
        places[other] = places[other] < 0 ? places[screen] : anyTab
        waiting.append(other)
      }
    }
  }

  /// Assigns each finding to the tab, route, or resolved link whose declaration contains the finding.
  mutating func attach(_ diagnostics: [Diagnostic]) {
    for (number, diagnostic) in diagnostics.enumerated() {
      if let screen = model.declaration(at: diagnostic.span) { screens[screen].findings.append(number) }
    }
  }
}

extension NavigationModel {
  /// Returns the index of the map's screen whose declaration contains a source location; `nil` if there is no such screen.
  func declaration(at place: Span) -> Int? {
    func contains(_ name: Span, _ body: Span) -> Bool {
      name.file == place.file && name.start <= place.start && place.start < max(body.end, name.end)
    }
    return tabs.firstIndex { contains($0.name.span, $0.span) }
      ?? routes.firstIndex { contains($0.name.span, $0.span) }.map { tabs.count + $0 }
      ?? resolvedLinks.firstIndex { contains($0.name.span, $0.span) }.map { tabs.count + routes.count + $0 }
  }
}

extension IconSyntax {
  /// The name of the symbol or image.
  fileprivate var name: String {
    switch self {
    case .symbol(let name), .asset(let name): name.string
    }
  }
}

extension RouteSyntax.Presentation {
  fileprivate var connection: AppMap.Connection.Kind {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    case .window: .window
    }
  }
}
