import WaymarkLinks

extension PublishedSpec {
  /// A place for each tab, and for each presentation of each route, in the order of the spec. A screen has no place if
  /// a required parameter has a native type, or if no stack, sheet, or cover can contain the screen.
  package var samplePlaces: [PlacePath] { SamplePlaces(self).places }

  /// The names of the screens to which no sample place leads.
  package var screensWithoutPlace: [String] {
    let names = Set(samplePlaces.compactMap { $0.screens.last?.name })
    return routes.indices.map { placeName(ofRoute: $0) }.filter { !names.contains($0) }
  }
}

private struct SamplePlaces {
  private let spec: PublishedSpec
  private let tabs: [PlacePath?]
  private let values: [[PlacePath.Value]?]
  private let gates: Set<Int>
  /// The place over which each route can be presented.
  private var beneath: [PlacePath?]

  init(_ spec: PublishedSpec) {
    self.spec = spec
    tabs = spec.tabs.map { tab in
      spec.sampleValues(of: tab.declaration).map { PlacePath(.init(tab.declaration.name, values: $0)) }
    }
    values = spec.routes.map { spec.sampleValues(of: $0.declaration) }
    gates = Set(spec.gates.map { $0.route })
    beneath = spec.routes.map { _ in nil }
    findPlacesBeneathModals()
  }

  var places: [PlacePath] {
    let routes = spec.routes.indices.flatMap { route in
      spec.routes[route].presentations.compactMap { place(ofRoute: route, as: $0) }
    }
    return tabs.compactMap { $0 } + routes
  }

  private func place(ofRoute route: Int, as kind: Destination.Kind) -> PlacePath? {
    switch kind {
    case .push: pushed(route)
    case .sheet, .cover: beneath[route].flatMap { adding([route], as: kind, to: $0) }
    case .window: start(route, as: .window)
    case .gate: gates.contains(route) ? start(route, as: .gate) : nil
    case .tab, .link: nil
    }
  }

  private func start(_ route: Int, as kind: Destination.Kind) -> PlacePath? {
    values[route].map { PlacePath(spec.placeScreen(ofRoute: route, as: kind, $0)) }
  }

  /// `nil` if one of the routes has no values.
  private func adding(_ routes: [Int], as kind: Destination.Kind, to place: PlacePath) -> PlacePath? {
    var screens = Array(place.screens.dropFirst())
    for route in routes {
      guard let values = values[route] else { return nil }
      screens.append(spec.placeScreen(ofRoute: route, as: kind, values))
    }
    return PlacePath(place.screens[0], screens)
  }
}

extension SamplePlaces {
  /// Searches from the tabs and gates outwards, so a cycle of routes that cover each other has no place.
  private mutating func findPlacesBeneathModals() {
    var covering: [[Int]] = spec.routes.map { _ in [] }
    var found: [Int] = []
    for (index, route) in spec.routes.enumerated() where route.modalPresentation != nil {
      for covered in route.covers { covering[covered].append(index) }
      beneath[index] = root(of: route)
      if beneath[index] != nil { found.append(index) }
    }
    var next = 0
    while next < found.count {
      let covered = found[next]
      next += 1
      guard let kind = spec.routes[covered].modalPresentation, let place = place(ofRoute: covered, as: kind) else {
        continue
      }
      for route in covering[covered] where beneath[route] == nil {
        beneath[route] = place
        found.append(route)
      }
    }
  }

  private func root(of route: PublishedSpec.Route) -> PlacePath? {
    if let tab = candidates(route).lazy.compactMap({ tabs[$0] }).first { return tab }
    if let gate = route.gates.lazy.compactMap({ place(ofRoute: $0, as: .gate) }).first { return gate }
    // If `in` is empty, the route can be presented over each tab.
    return route.covers.isEmpty && route.gates.isEmpty ? initialTab : nil
  }

  private var initialTab: PlacePath? { tabs.isEmpty ? nil : tabs[spec.tabBar.initial] }

  /// The initial tab is the first one if the route allows all tabs.
  private func candidates(_ route: PublishedSpec.Route) -> [Int] {
    guard route.tabs == nil, !tabs.isEmpty else { return route.tabs ?? [] }
    return [spec.tabBar.initial] + tabs.indices.filter { $0 != spec.tabBar.initial }
  }
}

extension SamplePlaces {
  private enum Stack {
    case tab(Int)
    /// The stack of a sheet, cover, or window.
    case modal(Int)
    case gate(Int)
  }

  /// With its parents, like the place of a link, if one of the stacks allows all of them.
  private func pushed(_ route: Int) -> PlacePath? {
    let screen = spec.routes[route]
    let stacks =
      candidates(screen).map { Stack.tab($0) } + screen.flows.map { .modal($0) } + screen.gates.map { .gate($0) }
    let parents = parents(of: route)
    for stack in stacks {
      let beneath = parents.prefix { $0 != self.route(of: stack) }
      guard beneath.allSatisfy({ isAllowed($0, on: stack) }), let bottom = place(of: stack) else { continue }
      if let place = adding(beneath.reversed() + [route], as: .push, to: bottom) { return place }
    }
    return stacks.lazy.compactMap { place(of: $0).flatMap { adding([route], as: .push, to: $0) } }.first
  }

  /// Innermost first.
  private func parents(of route: Int) -> [Int] {
    var parents: [Int] = []
    var seen: Set = [route]
    while let parent = spec.routes[parents.last ?? route].parent, seen.insert(parent).inserted {
      parents.append(parent)
    }
    return parents
  }

  private func route(of stack: Stack) -> Int? {
    switch stack {
    case .tab: nil
    case .modal(let route), .gate(let route): route
    }
  }

  private func isAllowed(_ route: Int, on stack: Stack) -> Bool {
    let route = spec.routes[route]
    guard route.presentations.contains(.push) else { return false }
    return switch stack {
    case .tab(let tab): route.tabs?.contains(tab) ?? true
    case .modal(let modal): route.flows.contains(modal)
    case .gate(let gate): route.gates.contains(gate)
    }
  }

  private func place(of stack: Stack) -> PlacePath? {
    switch stack {
    case .tab(let tab): tabs[tab]
    case .modal(let route):
      // A link presents the sheet, cover, or window in the same way.
      spec.routes[route].presentations.first { $0 != .push && $0 != .gate }.flatMap { place(ofRoute: route, as: $0) }
    case .gate(let route): place(ofRoute: route, as: .gate)
    }
  }
}
