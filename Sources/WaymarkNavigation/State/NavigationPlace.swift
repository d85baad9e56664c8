/// A value that identifies the stack of screens in a tab or gate, in a sheet or cover, or in a window.
public enum NavigationPlace<Spec: NavigationSpec>: Hashable, Sendable {
  /// The stack of a tab.
  case tab(Spec.Tab)
  /// The stack inside a sheet or cover.
  case modal(NavigationState<Spec>.Modal.Screen)
  /// The stack inside a window.
  case window(Spec.Window)
  /// The stack of a gate.
  case gate(Spec.Gate)

  /// Returns the stack inside a sheet.
  ///
  /// - Parameter sheet: The sheet.
  /// - Returns: The value that identifies the stack.
  public static func sheet(_ sheet: Spec.Sheet) -> Self { .modal(.sheet(sheet)) }

  /// Returns the stack inside a full-screen cover.
  ///
  /// - Parameter cover: The cover.
  /// - Returns: The value that identifies the stack.
  public static func cover(_ cover: Spec.Cover) -> Self { .modal(.cover(cover)) }
}

extension NavigationPlace {
  /// The name of the screen at the root of the stack.
  var name: String {
    switch self {
    case .tab(let tab): tab.name
    case .modal(let screen): screen.name
    case .window(let window): window.name
    case .gate(let gate): gate.name
    }
  }

  var metadata: Spec.Metadata? {
    switch self {
    case .tab(let tab): Spec.Metadata(tab._metadata)
    case .modal(let screen): screen.metadata
    case .window(let window): Spec.Metadata(window._metadata)
    case .gate(let gate): Spec.Metadata(gate._metadata)
    }
  }
}

extension NavigationPlace: CustomStringConvertible {
  /// The kind and the name of the screen at the root of the stack, for example `tab market`, `sheet settings`, or
  /// `window editor`.
  public var description: String {
    switch self {
    case .tab: "tab \(name)"
    case .modal(.sheet): "sheet \(name)"
    case .modal(.cover): "cover \(name)"
    case .window: "window \(name)"
    case .gate: "gate \(name)"
    }
  }
}

/// The position of a screen in a ``NavigationState``.
public enum ScreenPosition<Spec: NavigationSpec>: Hashable, Sendable {
  /// A screen on a stack. The bottom screen has the index 0.
  case pushed(Spec.Route, at: Int, in: NavigationPlace<Spec>)
  /// A sheet or cover.
  case modal(NavigationState<Spec>.Modal.Screen)

  /// The name of the screen in the spec.
  public var name: String {
    switch self {
    case .pushed(let route, _, _): route.name
    case .modal(let screen): screen.name
    }
  }

  /// The metadata of the screen. The value is `nil` only if the spec declares no metadata keys.
  public var metadata: Spec.Metadata? {
    switch self {
    case .pushed(let route, _, _): Spec.Metadata(route._metadata)
    case .modal(let screen): screen.metadata
    }
  }
}

extension ScreenPosition: CustomStringConvertible {
  /// The screen with its arguments, and the stack that contains a pushed screen.
  public var description: String {
    switch self {
    case .pushed(let route, _, let place): "\(Spec.Route.text(of: route._parts)) in \(place)"
    case .modal(let screen): "\(screen)"
    }
  }
}

extension NavigationState {
  /// In the order in which screens cover each other: modals from the top, the gate, the selected tab, other tabs, and
  /// windows from the front.
  func topmostScreen(named name: String) -> ScreenPosition<Spec>? {
    for modal in modals.reversed() {
      if let position = topmostScreen(named: name, in: .modal(modal.screen)) { return position }
      if modal.screen.name == name { return .modal(modal.screen) }
    }
    let others = Spec.Tab.allCases.filter { $0 != selectedTab }.map(NavigationPlace<Spec>.tab)
    let tabs = [.tab(selectedTab)] + others + windows.reversed().map { .window($0.window) }
    let places = gate.map { [.gate($0.screen)] + tabs } ?? tabs
    return places.lazy.compactMap { topmostScreen(named: name, in: $0) }.first
  }

  private func topmostScreen(named name: String, in place: NavigationPlace<Spec>) -> ScreenPosition<Spec>? {
    let stack = self[stack: place]
    return stack.lastIndex { $0.name == name }.map { .pushed(stack[$0], at: $0, in: place) }
  }

  /// The screen has stayed on its stack.
  func keeps(_ position: ScreenPosition<Spec>, since former: NavigationState) -> Bool {
    switch position {
    case .modal(let screen): isKept(screen, since: former)
    case .pushed(_, let index, let place): isKept(place, since: former) && keptCount(in: place, since: former) > index
    }
  }

  func isKept(_ place: NavigationPlace<Spec>, since former: NavigationState) -> Bool {
    if case .modal(let screen) = place { isKept(screen, since: former) } else { has(place) }
  }

  /// A gate hides sheets and covers, which stay behind it.
  private func isKept(_ screen: Modal.Screen, since former: NavigationState) -> Bool {
    func isKept(_ modals: [Modal], _ former: [Modal]) -> Bool {
      modals.prefix(modals.keptCount(since: former)).contains { $0.screen == screen }
    }
    if isKept(modalsOverTabs, former.modalsOverTabs) { return true }
    guard let gate, let former = former.gate, gate.screen == former.screen else { return false }
    return isKept(gate.modals, former.modals)
  }

  func keptCount(in place: NavigationPlace<Spec>, since former: NavigationState) -> Int {
    self[stack: place].commonPrefixCount(with: former[stack: place])
  }

  mutating func remove(_ position: ScreenPosition<Spec>) {
    switch position {
    case .modal(let screen): dismiss(screen)
    case .pushed(_, let index, let place):
      let stack = self[stack: place]
      self[stack: place] = Array(stack[..<min(index, stack.count)])
    }
  }
}
