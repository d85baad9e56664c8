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

  /// A sheet, cover, or window that the link opens.
  public enum Modal: Hashable, Sendable {
    /// A sheet.
    case sheet(Spec.Sheet)
    /// A full-screen cover.
    case cover(Spec.Cover)
    /// A window.
    case window(Spec.Window)
  }

  /// The tab to select, or `nil` to keep the selected tab.
  public var tab: Spec.Tab?
  /// The arguments for the tab's root screen, or `nil` to pass no arguments.
  public var tabArguments: Spec.TabArguments?
  /// The change to the tab's stack.
  public var stackChange: StackChange
  /// The sheet, cover, or window to open, or `nil` to open none.
  public var modal: Modal?
  /// The screens to push inside the sheet, cover, or window, from bottom to top.
  public var flow: [Spec.Route]
  /// The conditions that must hold before the destination is opened.
  public var requires: [Spec.Condition]
  /// A message that names the replacement for a deprecated link, or `nil` if the link isn't deprecated.
  public var deprecation: String?

  /// Creates a landing. If you omit an argument, its part of the state stays unchanged.
  ///
  /// - Parameters:
  ///   - tab: The tab to select, or `nil` to keep the selected tab.
  ///   - arguments: The arguments for the tab's root screen.
  ///   - stack: The change to the tab's stack. A list of screens replaces the screens on the stack, and an empty list
  ///     pops the stack to the root screen.
  ///   - modal: The sheet, cover, or window to open.
  ///   - flow: The screens to push inside the sheet, cover, or window, from bottom to top.
  ///   - requires: The conditions that must hold before the destination is opened.
  ///   - deprecation: A message that names the replacement for a deprecated link.
  public init(
    tab: Spec.Tab? = nil, arguments: Spec.TabArguments? = nil, stack: StackChange = .keep, modal: Modal? = nil,
    flow: [Spec.Route] = [], requires: [Spec.Condition] = [], deprecation: String? = nil
  ) {
    self.tab = tab
    tabArguments = arguments
    stackChange = stack
    self.modal = modal
    self.flow = flow
    self.requires = requires
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
    switch modal {
    case .sheet(let sheet): places.append("sheet " + text(sheet))
    case .cover(let cover): places.append("cover " + text(cover))
    case .window(let window): places.append("window " + text(window))
    case nil: break
    }
    places += flow.map(text)
    return places.joined(separator: " › ")
  }

  private func text<Place: NavigationCase>(_ place: Place) -> String { Place.text(of: place._parts) }
}

extension Landing {
  /// Creates a landing from the untyped result of the link table, or returns `nil` if the link table is from another
  /// spec.
  init?(_ plan: LandingPlan) {
    guard let tab = Spec.tab(of: plan), let requires = Spec.conditions(of: plan), let stack = Self.routes(plan.stack),
      let flow = Self.routes(plan.modals.last?.stack ?? [])
    else { return nil }
    self.init(tab: tab.tab, arguments: tab.arguments, flow: flow, requires: requires, deprecation: plan.deprecation)
    switch plan.stackChange {
    case .keep: break
    case .replace: stackChange = .replace(stack)
    case .append: stackChange = .append(stack)
    }
    guard let screen = plan.modals.last?.screen else { return }
    switch screen.kind {
    case .sheet: modal = Spec.Sheet(parts: screen.parts).map(Modal.sheet)
    case .cover: modal = Spec.Cover(parts: screen.parts).map(Modal.cover)
    case .window: modal = Spec.Window(parts: screen.parts).map(Modal.window)
    case .tab, .push, .link: return nil
    }
    if modal == nil { return nil }
  }

  private static func routes(_ parts: [CaseParts]) -> [Spec.Route]? {
    let routes = parts.compactMap(Spec.Route.init(parts:))
    return routes.count == parts.count ? routes : nil
  }
}

extension NavigationSpec {
  /// Returns the tab and its arguments from the untyped result of the link table, or `nil` if the table is from another
  /// spec.
  static func tab(of plan: LandingPlan) -> (tab: Tab?, arguments: TabArguments?)? {
    guard let index = plan.tab else { return (nil, nil) }
    guard Tab.allCases.indices.contains(index) else { return nil }
    guard let parts = plan.tabArguments else { return (Tab.allCases[index], nil) }
    return TabArguments(parts: parts).map { (Tab.allCases[index], $0) }
  }

  /// Returns the conditions from the untyped result of the link table, or `nil` if the table is from another spec.
  static func conditions(of plan: LandingPlan) -> [Condition]? {
    let all = Condition.allCases
    return plan.requires.allSatisfy(all.indices.contains) ? plan.requires.map { all[$0] } : nil
  }
}
