/// A value that describes the destination of a link.
///
/// A navigator changes its state to this destination in one assignment.
public struct Landing<Spec: NavigationSpec>: Hashable, Sendable {
  /// A change to a tab's navigation stack.
  public enum StackChange: Hashable, Sendable {
    /// The stack stays unchanged.
    case keep
    /// The associated screens replace the screens on the stack, from bottom to top. An empty list pops the stack to the
    /// root screen.
    case replace([Spec.Route])
    /// The associated screens are pushed onto the stack, one after the other.
    case append([Spec.Route])
  }

  /// The tab to select, or `nil` to keep the selected tab.
  public var tab: Spec.Tab?
  /// The arguments for the tab's root screen, or `nil` to pass no arguments.
  public var tabArguments: Spec.TabArguments?
  /// The change to the tab's stack.
  public var stackChange: StackChange
  /// The sheets and covers to present, outermost first, with the screens on their stacks.
  ///
  /// If the landing selects a tab, changes a stack, or presents a sheet or cover, these sheets and covers replace all
  /// presented sheets and covers.
  public var modals: [NavigationState<Spec>.Modal]
  /// The window to open, with the screens on its stack, or `nil` to open none.
  public var window: NavigationState<Spec>.OpenWindow?
  /// The conditions that must hold before the destination is opened.
  public var requires: [Spec.Condition]
  /// A Boolean value that indicates whether the destination is opened over a gate that is shown. Otherwise, the landing
  /// waits until all gates are open.
  ///
  /// In the spec, the key `gates` of a link sets the value. If the gate doesn't allow the last screen, or the first sheet
  /// or cover, the landing waits until that gate is open.
  public var opensOverGates: Bool
  /// The gate whose screens the landing replaces, or `nil` if the landing leads to another place.
  var gate: Spec.Gate?
  /// A message that names the replacement for a deprecated link, or `nil` if the link isn't deprecated.
  public var deprecation: String?

  /// Creates a landing. If you omit an argument, its part of the state stays unchanged.
  ///
  /// - Parameters:
  ///   - tab: The tab to select, or `nil` to keep the selected tab.
  ///   - arguments: The arguments for the tab's root screen.
  ///   - stack: The change to the tab's stack. A list of screens replaces the screens on the stack, and an empty list
  ///     pops the stack to the root screen.
  ///   - modals: The sheets and covers to present, outermost first.
  ///   - window: The window to open.
  ///   - requires: The conditions that must hold before the destination is opened.
  ///   - opensOverGates: `true` to open the destination over a gate that is shown.
  ///   - deprecation: A message that names the replacement for a deprecated link.
  public init(
    tab: Spec.Tab? = nil, arguments: Spec.TabArguments? = nil, stack: StackChange = .keep,
    modals: [NavigationState<Spec>.Modal] = [], window: NavigationState<Spec>.OpenWindow? = nil,
    requires: [Spec.Condition] = [], opensOverGates: Bool = false, deprecation: String? = nil
  ) {
    self.tab = tab
    tabArguments = arguments
    stackChange = stack
    self.modals = modals
    self.window = window
    self.requires = requires
    self.opensOverGates = opensOverGates
    self.deprecation = deprecation
  }

  /// The screens that the link puts on the tab's stack, from bottom to top.
  public var stack: [Spec.Route] {
    switch stackChange {
    case .keep: []
    case .replace(let routes), .append(let routes): routes
    }
  }
}

extension Landing.StackChange: ExpressibleByArrayLiteral {
  /// Creates a change from an array literal, for example `[.works, .work(id: 7)]`. The screens in the literal replace
  /// all screens on the stack.
  ///
  /// - Parameter routes: The screens, from bottom to top.
  public init(arrayLiteral routes: Spec.Route...) { self = .replace(routes) }
}

extension Landing: CustomStringConvertible {
  /// The path from the tab to the last screen, for example `tab market › fruit(name: "apple")`.
  ///
  /// A screen that the link appends to a stack has the prefix `+`.
  public var description: String {
    var places = [tab.map { "tab " + (tabArguments.map(text) ?? $0.name) } ?? "current tab"]
    let mark = if case .append = stackChange { "+ " } else { "" }
    places += stack.map { mark + text($0) }
    for modal in modals { places += ["\(modal.screen)"] + modal.stack.map(text) }
    if let window { places += ["window " + text(window.window)] + window.stack.map(text) }
    return places.joined(separator: " › ")
  }

  private func text<Place: NavigationCase>(_ place: Place) -> String { Place.text(of: place._parts) }
}

extension Landing {
  /// `nil` if the link table is from another spec.
  init?(_ plan: LandingPlan) {
    guard let tab = Spec.tab(of: plan), let requires = Spec.conditions(of: plan), let stack = Self.routes(plan.stack)
    else { return nil }
    self.init(
      tab: tab.tab, arguments: tab.arguments, requires: requires, opensOverGates: Spec.opensOverGates(requires),
      deprecation: plan.deprecation)
    switch plan.stackChange {
    case .keep: break
    case .replace: stackChange = .replace(stack)
    case .append: stackChange = .append(stack)
    }
    for modal in plan.modals {
      guard let stack = Self.routes(modal.stack), add(modal.screen, stack: stack) else { return nil }
    }
  }

  private mutating func add(_ screen: Destination, stack: [Spec.Route]) -> Bool {
    switch screen.kind {
    case .sheet:
      guard let sheet = Spec.Sheet(parts: screen.parts) else { return false }
      modals.append(.sheet(sheet, stack: stack))
    case .cover:
      guard let cover = Spec.Cover(parts: screen.parts) else { return false }
      modals.append(.cover(cover, stack: stack))
    case .window:
      guard let root = Spec.Window(parts: screen.parts) else { return false }
      window = NavigationState.OpenWindow(root, stack: stack)
    case .tab, .push, .link, .gate: return false
    }
    return true
  }

  private static func routes(_ parts: [CaseParts]) -> [Spec.Route]? {
    let routes = parts.compactMap(Spec.Route.init(parts:))
    return routes.count == parts.count ? routes : nil
  }
}

extension NavigationSpec {
  static func tab(of plan: LandingPlan) -> (tab: Tab?, arguments: TabArguments?)? {
    guard let index = plan.tab else { return (nil, nil) }
    guard Tab.allCases.indices.contains(index) else { return nil }
    guard let parts = plan.tabArguments else { return (Tab.allCases[index], nil) }
    return TabArguments(parts: parts).map { (Tab.allCases[index], $0) }
  }

  static func conditions(of plan: LandingPlan) -> [Condition]? {
    let all = Condition.allCases
    return plan.requires.allSatisfy(all.indices.contains) ? plan.requires.map { all[$0] } : nil
  }
}
