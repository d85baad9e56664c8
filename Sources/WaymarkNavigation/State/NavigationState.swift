/// Where somebody is in an app: the selected tab, a stack for each tab, what is presented over them, and the windows.
///
/// One value, so that a change is one assignment, and so that it can be compared, kept and brought back. It is coded by names:
/// see ``Navigator/snapshot()``.
public struct NavigationState<Spec: NavigationSpec>: Hashable, Sendable {
  /// The tab that is selected.
  public var selectedTab: Spec.Tab
  /// The screens on the stacks of tabs, outermost first. Tabs at their root are not in it.
  public private(set) var stacks: [Spec.Tab: [Spec.Route]]
  /// The sheet or cover over the tabs.
  public var modal: Modal?
  /// The windows that are open besides the app's own, the one that was opened last at the end.
  public var windows: [OpenWindow]

  /// A sheet or cover, with the screens that have been pushed inside it.
  public struct Modal: Hashable, Sendable {
    /// What is presented.
    public enum Screen: Hashable, Sendable {
      /// A sheet.
      case sheet(Spec.Sheet)
      /// A full-screen cover.
      case cover(Spec.Cover)
    }

    /// What is presented.
    public let screen: Screen
    /// The screens on its stack, outermost first.
    public var stack: [Spec.Route]

    /// A sheet or cover.
    public init(_ screen: Screen, stack: [Spec.Route] = []) {
      self.screen = screen
      self.stack = stack
    }
  }

  /// A window, with the screens that have been pushed inside it.
  public struct OpenWindow: Hashable, Sendable {
    /// What the window shows.
    public let window: Spec.Window
    /// The screens on its stack, outermost first.
    public var stack: [Spec.Route]

    /// A window.
    public init(_ window: Spec.Window, stack: [Spec.Route] = []) {
      self.window = window
      self.stack = stack
    }
  }

  /// A state; what is left out is as at the first launch.
  public init(
    selectedTab: Spec.Tab = Spec.tabBar.initial, stacks: [Spec.Tab: [Spec.Route]] = [:], modal: Modal? = nil,
    windows: [OpenWindow] = []
  ) {
    self.selectedTab = selectedTab
    self.stacks = stacks.filter { !$0.value.isEmpty }
    self.modal = modal
    self.windows = windows
  }

  /// The sheet that is presented.
  public var sheet: Spec.Sheet? {
    if case .sheet(let sheet)? = modal?.screen { sheet } else { nil }
  }

  /// The cover that is presented.
  public var cover: Spec.Cover? {
    if case .cover(let cover)? = modal?.screen { cover } else { nil }
  }

  /// The name in the spec of the screen that a user sees, for analytics: the one on top of what is presented, or else of the
  /// selected tab. Windows are apart.
  public var screenName: String {
    self[stack: place].last?.name ?? modal?.screen.name ?? selectedTab.name
  }

  /// The stack that a user sees: that of the sheet or cover, or else that of the selected tab.
  public var place: NavigationPlace<Spec> { modal == nil ? .tab(selectedTab) : .modal }

  /// The screens on a stack, outermost first. There is none in a modal or window that is not there, and setting it does nothing.
  public subscript(stack place: NavigationPlace<Spec>) -> [Spec.Route] {
    get {
      switch place {
      case .tab(let tab): stacks[tab] ?? []
      case .modal: modal?.stack ?? []
      case .window(let window): windows.first { $0.window == window }?.stack ?? []
      }
    }
    set {
      switch place {
      case .tab(let tab): stacks[tab] = newValue.isEmpty ? nil : newValue
      case .modal: modal?.stack = newValue
      case .window(let window):
        guard let index = windows.firstIndex(where: { $0.window == window }) else { return }
        windows[index].stack = newValue
      }
    }
  }

  /// Opens a window at its root, in front of the others.
  mutating func open(_ window: Spec.Window) {
    close(window)
    windows.append(OpenWindow(window))
  }

  mutating func close(_ window: Spec.Window) {
    windows.removeAll { $0.window == window }
  }

  /// Whether there is such a stack: tabs always have one.
  func has(_ place: NavigationPlace<Spec>) -> Bool {
    switch place {
    case .tab: true
    case .modal: modal != nil
    case .window(let window): windows.contains { $0.window == window }
    }
  }

  /// Whether the spec lets a screen be pushed onto a stack that is there.
  public func allows(_ route: Spec.Route, in place: NavigationPlace<Spec>) -> Bool {
    switch place {
    case .tab(let tab): route.isAllowed(in: tab)
    case .modal: modal?.allows(route) ?? false
    case .window(let window): has(place) && route.isAllowed(inFlowOf: window)
    }
  }
}

extension NavigationState.Modal {
  /// Whether the spec lets a screen be pushed inside it.
  public func allows(_ route: Spec.Route) -> Bool {
    switch screen {
    case .sheet(let sheet): route.isAllowed(inFlowOf: sheet)
    case .cover(let cover): route.isAllowed(inFlowOf: cover)
    }
  }
}
