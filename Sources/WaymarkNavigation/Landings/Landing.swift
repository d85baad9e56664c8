/// The destination of a link as a value, which a navigator applies in one assignment.
public struct Landing<Spec: NavigationSpec>: Hashable, Sendable {
  /// A change of the tab's stack.
  public enum StackChange: Hashable, Sendable {
    /// The stack stays unchanged.
    case keep
    /// The associated screens replace the stack, outermost first. An empty list pops the stack to its root.
    case replace([Spec.Route])
    /// The associated screens are pushed onto the stack, outermost first.
    case append([Spec.Route])
  }

  /// A sheet, cover, or window over the tabs.
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
  /// The arguments for the tab's root, or `nil` if the landing has no arguments.
  public var tabArguments: Spec.TabArguments?
  /// The change of the tab's stack.
  public var stackChange: StackChange
  /// The sheet, cover, or window over the tab, or `nil` to present nothing.
  public var modal: Modal?
  /// The screens on the stack inside the modal, outermost first.
  public var flow: [Spec.Route]
  /// The conditions that must hold before the landing is applied.
  public var requires: [Spec.Condition]
  /// A text that names the replacement for a deprecated link, or `nil` if the link isn't deprecated.
  public var deprecation: String?

  /// Creates a landing. Omitted arguments leave the corresponding parts of the state unchanged.
  ///
  /// - Parameters:
  ///   - tab: The tab to select, or `nil` to keep the selected tab.
  ///   - arguments: The arguments for the tab's root.
  ///   - stack: The change of the tab's stack. A list of screens replaces the stack, and an empty list pops the stack
  ///     to its root.
  ///   - modal: The sheet, cover, or window over the tab.
  ///   - flow: The screens on the stack inside the modal, outermost first.
  ///   - requires: The conditions that must hold before the landing is applied.
  ///   - deprecation: A text that names the replacement for a deprecated link.
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

  /// The screens that the landing puts on the tab's stack, outermost first.
  public var stack: [Spec.Route] {
    switch stackChange {
    case .keep: []
    case .replace(let routes), .append(let routes): routes
    }
  }
}

extension Landing.StackChange: ExpressibleByArrayLiteral {
  /// Creates a change that replaces the stack, for example `[.works, .work(id: 7)]`.
  ///
  /// - Parameter routes: The screens, outermost first.
  public init(arrayLiteral routes: Spec.Route...) { self = .replace(routes) }
}

extension Landing: CustomStringConvertible {
  /// The destination of the landing, outermost screen first, for example `tab market › fruit(name: "apple")`.
  ///
  /// A screen that is appended to a stack has the prefix `+`.
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
  /// Converts a plan of the link table to typed values, or returns `nil` if the plan is from another spec.
  init?(_ plan: LandingPlan) {
    guard let tab = Spec.tab(of: plan), let requires = Spec.conditions(of: plan), let stack = Self.routes(plan.stack),
      let flow = Self.routes(plan.flow)
    else { return nil }
    self.init(tab: tab.tab, arguments: tab.arguments, flow: flow, requires: requires, deprecation: plan.deprecation)
    switch plan.stackChange {
    case .keep: break
    case .replace: stackChange = .replace(stack)
    case .append: stackChange = .append(stack)
    }
    guard let screen = plan.modal else { return }
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
  /// Returns the tab and the tab's arguments in a plan of the link table, or `nil` if the plan is from another spec.
  static func tab(of plan: LandingPlan) -> (tab: Tab?, arguments: TabArguments?)? {
    guard let index = plan.tab else { return (nil, nil) }
    guard Tab.allCases.indices.contains(index) else { return nil }
    guard let parts = plan.tabArguments else { return (Tab.allCases[index], nil) }
    return TabArguments(parts: parts).map { (Tab.allCases[index], $0) }
  }

  /// Returns the conditions in a plan of the link table, or `nil` if the plan is from another spec.
  static func conditions(of plan: LandingPlan) -> [Condition]? {
    let all = Condition.allCases
    return plan.requires.allSatisfy(all.indices.contains) ? plan.requires.map { all[$0] } : nil
  }
}
