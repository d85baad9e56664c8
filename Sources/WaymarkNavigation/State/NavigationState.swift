/// The navigation state of one scene: the selected tab, the stack of each tab, the sheets and covers, and the windows.
///
/// The state is one value, so each change of the state is one assignment. States can be compared, stored, and restored.
/// The encoded state contains the names of tabs and screens. For details, see ``Navigator/snapshot()``.
public struct NavigationState<Spec: NavigationSpec>: Hashable, Sendable {
  /// The selected tab.
  public var selectedTab: Spec.Tab
  /// The screens on the stack of each tab, from bottom to top. If a tab shows its root screen, the dictionary has no
  /// entry for the tab.
  public private(set) var stacks: [Spec.Tab: [Spec.Route]]
  /// The sheets and covers over the tabs, outermost first. While a gate is shown, they are behind it.
  public var modalsOverTabs: [Modal]
  /// The gate that is shown instead of the tabs, or `nil` if all gates are open. The tabs and their sheets and covers
  /// are behind the gate.
  public var gate: ShownGate?
  /// All open windows except the main window of the app. The list ends with the window that was opened last.
  public var windows: [OpenWindow]
  /// The outermost sheet or cover that the views couldn't present. Until they present it, commands for the visible stack
  /// don't reach it or those above it. A snapshot doesn't contain the value.
  var failedModal: Modal.Screen?

  /// A sheet or cover, and the screens that are pushed inside it.
  public struct Modal: Hashable, Sendable {
    /// The screen of a sheet or cover.
    public enum Screen: Hashable, Sendable {
      /// A sheet.
      case sheet(Spec.Sheet)
      /// A full-screen cover.
      case cover(Spec.Cover)
    }

    /// The screen that is presented.
    public let screen: Screen
    /// The screens that are pushed inside the sheet or cover, from bottom to top.
    public var stack: [Spec.Route]
    /// The height that the user or the app has selected for the sheet, or `nil` for the smallest of its `detents`.
    public var detent: SheetDetent?

    /// Creates a sheet or cover.
    ///
    /// To create a sheet or cover from its case, use ``sheet(_:stack:)`` or ``cover(_:stack:)``.
    ///
    /// - Parameters:
    ///   - screen: The screen that is presented.
    ///   - stack: The screens that are pushed inside the sheet or cover, from bottom to top.
    ///   - detent: The selected height of the sheet, or `nil` for the smallest one.
    public init(_ screen: Screen, stack: [Spec.Route] = [], detent: SheetDetent? = nil) {
      self.screen = screen
      self.stack = stack
      self.detent = detent
    }
  }

  /// A window, and the screens that are pushed inside it.
  public struct OpenWindow: Hashable, Sendable {
    /// The screen at the root of the window.
    public let window: Spec.Window
    /// The screens that are pushed inside the window, from bottom to top.
    public var stack: [Spec.Route]

    /// Creates a window.
    ///
    /// - Parameters:
    ///   - window: The screen at the root of the window.
    ///   - stack: The screens that are pushed inside the window, from bottom to top.
    public init(_ window: Spec.Window, stack: [Spec.Route] = []) {
      self.window = window
      self.stack = stack
    }
  }

  /// Creates a state. The default arguments describe the state at the first launch.
  ///
  /// - Parameters:
  ///   - selectedTab: The selected tab.
  ///   - stacks: The screens on the stack of each tab, from bottom to top.
  ///   - modals: The sheets and covers over the tabs, outermost first.
  ///   - windows: All open windows except the main window of the app.
  public init(
    selectedTab: Spec.Tab = Spec.tabBar.initial, stacks: [Spec.Tab: [Spec.Route]] = [:], modals: [Modal] = [],
    windows: [OpenWindow] = []
  ) {
    self.selectedTab = selectedTab
    self.stacks = stacks.filter { !$0.value.isEmpty }
    modalsOverTabs = modals
    self.windows = windows
  }

  /// The sheets and covers that the user sees, outermost first. Each is presented over the one before it, and the first
  /// one over the gate or the selected tab.
  public var modals: [Modal] {
    get { gate?.modals ?? modalsOverTabs }
    set { if gate != nil { gate?.modals = newValue } else { modalsOverTabs = newValue } }
  }

  /// The sheet or cover that covers all others, or `nil` if nothing is presented.
  public var modal: Modal? { modals.last }

  /// Without a sheet or cover that the views couldn't present.
  private var visibleModal: Modal? {
    failedModal == nil ? modals.last : modals.prefix { $0.screen != failedModal }.last
  }
  var modalToDismiss: Modal? { visibleModal ?? modal }

  /// The presented sheet, or `nil` if no sheet is presented or a cover is presented over it.
  public var sheet: Spec.Sheet? {
    if case .sheet(let sheet)? = modal?.screen { sheet } else { nil }
  }

  /// The presented cover, or `nil` if no cover is presented or a sheet is presented over it.
  public var cover: Spec.Cover? {
    if case .cover(let cover)? = modal?.screen { cover } else { nil }
  }

  /// The name of the screen that the user sees, for analytics.
  ///
  /// If a sheet or cover is presented, the result is the name of the top screen on its stack. Otherwise, the result is
  /// the name of the top screen on the stack of the gate or of the selected tab. Windows are ignored, and sheets and
  /// covers that the views couldn't present.
  public var screenName: String {
    self[stack: place].last?.name ?? visibleModal?.screen.name ?? gate?.screen.name ?? selectedTab.name
  }

  /// The metadata of the screen that the user sees, for analytics.
  ///
  /// The metadata belongs to the screen with the name ``screenName``. The value is `nil` only if the spec declares no
  /// metadata keys.
  public var screenMetadata: Spec.Metadata? {
    if let route = self[stack: place].last { return Spec.Metadata(route._metadata) }
    return visibleModal.flatMap { $0.screen.metadata } ?? Spec.Metadata(gate?.screen._metadata ?? selectedTab._metadata)
  }

  /// The stack that the user sees.
  ///
  /// The visible stack is the stack of the sheet or cover that covers all others. If nothing is presented, the visible
  /// stack is the stack of the gate, or else of the selected tab. Sheets and covers that the views couldn't present are
  /// ignored.
  public var place: NavigationPlace<Spec> { visibleModal.map { .modal($0.screen) } ?? root }

  /// The stack beneath all sheets and covers: that of the gate, or else of the selected tab.
  public var root: NavigationPlace<Spec> { gate.map { .gate($0.screen) } ?? .tab(selectedTab) }

  /// The screens on a stack, from bottom to top.
  ///
  /// If the sheet, cover, or window of the stack isn't open, the list is empty, and setting the list has no effect.
  ///
  /// - Parameter place: The stack.
  public subscript(stack place: NavigationPlace<Spec>) -> [Spec.Route] {
    get {
      switch place {
      case .tab(let tab): stacks[tab] ?? []
      case .modal(let screen):
        (modals.first { $0.screen == screen } ?? modalsOverTabs.first { $0.screen == screen })?.stack ?? []
      case .gate(let screen): gate.flatMap { $0.screen == screen ? $0.stack : nil } ?? []
      case .window(let window): windows.first { $0.window == window }?.stack ?? []
      }
    }
    set {
      switch place {
      case .tab(let tab): stacks[tab] = newValue.isEmpty ? nil : newValue
      case .modal(let screen):
        if let index = modals.firstIndex(where: { $0.screen == screen }) {
          modals[index].stack = newValue
        } else if let index = modalsOverTabs.firstIndex(where: { $0.screen == screen }) {
          modalsOverTabs[index].stack = newValue
        }
      case .gate(let screen): if gate?.screen == screen { gate?.stack = newValue }
      case .window(let window):
        guard let index = windows.firstIndex(where: { $0.window == window }) else { return }
        windows[index].stack = newValue
      }
    }
  }

  mutating func open(_ window: Spec.Window) {
    close(window)
    windows.append(OpenWindow(window))
  }

  mutating func close(_ window: Spec.Window) { windows.removeAll { $0.window == window } }

  func popsVisibleScreen(since former: NavigationState) -> Bool {
    let place = former.place
    let stack = former[stack: place]
    guard !stack.isEmpty, has(place) else { return false }
    let next = self[stack: place]
    return next.count < stack.count || next[stack.count - 1] != stack[stack.count - 1]
  }

  /// The stack of a tab always exists.
  func has(_ place: NavigationPlace<Spec>) -> Bool {
    switch place {
    case .tab: true
    case .modal(let screen): modals.contains { $0.screen == screen } || isBehindGate(screen)
    case .gate(let screen): gate?.screen == screen
    case .window(let window): windows.contains { $0.window == window }
    }
  }

  func isBehindGate(_ screen: Modal.Screen) -> Bool {
    gate != nil && modalsOverTabs.contains { $0.screen == screen }
  }

  /// Returns a Boolean value that indicates whether a screen can be pushed onto a stack.
  ///
  /// - Parameters:
  ///   - route: The screen.
  ///   - place: The stack.
  /// - Returns: `true` if the screen can be pushed onto the stack.
  public func allows(_ route: Spec.Route, in place: NavigationPlace<Spec>) -> Bool {
    switch place {
    case .tab(let tab): route.isAllowed(in: tab)
    case .modal(let screen): has(place) && screen.allows(route)
    case .window(let window): has(place) && route.isAllowed(inFlowOf: window)
    case .gate(let screen): has(place) && route.isAllowed(inFlowOf: screen)
    }
  }
}

extension NavigationState: CustomStringConvertible {
  /// A description of all stacks, with semicolons between the stacks. The description lists the gate first, then the
  /// selected tab, other tabs, and windows.
  ///
  /// An example of a description is
  /// `tab market › fruit(name: "apple") › sheet share; tab basket › payment; window editor`.
  public var description: String {
    let others = Spec.Tab.allCases.filter { $0 != selectedTab && !self[stack: .tab($0)].isEmpty }
    let seen = text("tab \(selectedTab.name)", self[stack: .tab(selectedTab)], modalsOverTabs)
    let shownGate = gate.map { text("gate " + Spec.Gate.text(of: $0.screen._parts), $0.stack, $0.modals) }
    return
      ((shownGate.map { [$0] } ?? []) + [seen] + others.map { text("tab \($0.name)", self[stack: .tab($0)]) }
      + windows.map { text("window " + Spec.Window.text(of: $0.window._parts), $0.stack) }).joined(separator: "; ")
  }

  private func text(_ start: String, _ stack: [Spec.Route], _ modals: [Modal] = []) -> String {
    ([start] + stack.map { Spec.Route.text(of: $0._parts) } + modals.map { text("\($0.screen)", $0.stack) })
      .joined(separator: " › ")
  }
}

extension NavigationState.Modal.Screen: CustomStringConvertible {
  /// The name of the sheet or cover in the spec.
  public var name: String {
    switch self {
    case .sheet(let sheet): sheet.name
    case .cover(let cover): cover.name
    }
  }

  /// The kind, the name, and the arguments of the screen, for example `sheet share(id: 1)`.
  public var description: String {
    switch self {
    case .sheet(let sheet): "sheet " + Spec.Sheet.text(of: sheet._parts)
    case .cover(let cover): "cover " + Spec.Cover.text(of: cover._parts)
    }
  }
}

extension Array where Element: Equatable {
  /// Uses an index, because generic code creates the type of each element of a `zip` at run time.
  func commonPrefixCount(with other: [Element]) -> Int {
    let end = Swift.min(count, other.count)
    var index = 0
    while index < end, self[index] == other[index] { index += 1 }
    return index
  }

  /// The number of outermost sheets and covers that have stayed.
  func keptCount<Spec>(since former: [Element]) -> Int where Element == NavigationState<Spec>.Modal {
    let end = Swift.min(count, former.count)
    var index = 0
    while index < end, self[index].screen == former[index].screen { index += 1 }
    return index
  }
}
