import LinkResolving
import WaymarkLinks

/// Checks the screens of a place path from left to right with the declarations of a spec.
struct PlaceCheck {
  private enum Root {
    case tab(Int)
    case gate(Int)
    case window
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let spec: PublishedSpec
  private var root = Root.window
  /// Outermost first.
  private var modals: [Int] = []
  /// The name and the presentation of the last screen; a tab has no presentation.
  private(set) var last: (name: String, presentation: Destination.Kind?)

  /// Throws an error if the spec doesn't allow the place.
  init(_ place: PlacePath, _ spec: PublishedSpec) throws(Failure) {
    self.spec = spec
    let start = place.screens[0]
    last = (start.name, start.presentation)
    if let tab = spec.tabs.firstIndex(where: { $0.declaration.name == start.name }) {
      guard start.presentation == nil else { throw Failure(description: "a tab has no presentation") }
      root = .tab(tab)
      try check(start, spec.tabs[tab].declaration)
    } else {
      let route = try route(start.name)
      if start.presentation == .window {
        modals = [route]
      } else {
        guard start.presentation == nil, spec.gates.contains(where: { $0.route == route }) else {
          throw Failure(description: "\(start.name) is no gate")
        }
        root = .gate(route)
        last.presentation = .gate
      }
      guard spec.routes[route].presentations.contains(start.presentation ?? .gate) else {
        throw Failure(description: "the presentation of \(start.name)")
      }
      try check(start, spec.routes[route].declaration)
    }
    for screen in place.screens.dropFirst() { try add(screen) }
  }

  private func route(_ name: String) throws(Failure) -> Int {
    let parts = name.split(separator: ".")
    let found = spec.routes.firstIndex { route in
      let feature = route.feature.map { spec.features[$0] }
      return route.declaration.name == parts.last.map(String.init)
        && feature?.lowercased() == (parts.count == 2 ? parts[0].lowercased() : nil)
    }
    guard let found else { throw Failure(description: "no route is \(name)") }
    return found
  }

  private mutating func add(_ screen: PlacePath.Screen) throws(Failure) {
    let index = try route(screen.name)
    let route = spec.routes[index]
    let implied = [.push, .sheet, .cover].first { route.presentations.contains($0) }
    guard screen.presentation != implied, let kind = screen.presentation ?? implied, route.presentations.contains(kind)
    else { throw Failure(description: "the presentation of \(screen.name)") }
    guard kind == .push ? isPushed(route) : isPresented(route) else {
      throw Failure(description: "\(screen.name) is not allowed there")
    }
    if kind != .push { modals.append(index) }
    last = (screen.name, kind)
    try check(screen, route.declaration)
  }

  private func isPushed(_ route: PublishedSpec.Route) -> Bool {
    if let modal = modals.last { return route.flows.contains(modal) }
    return switch root {
    case .tab(let tab): route.tabs?.contains(tab) ?? true
    case .gate(let gate): route.gates.contains(gate)
    case .window: false
    }
  }

  private func isPresented(_ route: PublishedSpec.Route) -> Bool {
    if let modal = modals.last { return route.covers.contains(modal) }
    return switch root {
    case .tab(let tab): route.tabs?.contains(tab) ?? true || route.tabs == [] && route.covers == [] && route.gates == []
    case .gate(let gate): route.gates.contains(gate)
    case .window: false
    }
  }

  private func check(_ screen: PlacePath.Screen, _ declaration: PublishedSpec.Declaration) throws(Failure) {
    for value in screen.values where !declaration.parameters.contains(where: { $0.name == value.parameter }) {
      throw Failure(description: "\(screen.name) has no parameter \(value.parameter)")
    }
    for parameter in declaration.parameters {
      let values = screen.values.filter { $0.parameter == parameter.name }
      guard parameter.arity == .required ? values.count == 1 : parameter.arity == .list || values.count < 2,
        values.allSatisfy({ has($0.text, parameter.type) })
      else { throw Failure(description: "the value of \(parameter.name) in \(screen.name)") }
    }
  }

  private func has(_ text: String, _ type: ValueType) -> Bool {
    switch type {
    case .primitive(let type): type.argument(of: text) != nil
    case .declared(let index):
      switch spec.types[index].texts {
      case .cases(let cases): cases.contains { $0.text == text }
      case .refinement(let type, _): type.argument(of: text) != nil
      case .native: false
      }
    }
  }
}

extension PrimitiveType {
  fileprivate func argument(of text: String) -> Argument? {
    var text = text
    return text.withUTF8 { argument($0) }
  }
}
