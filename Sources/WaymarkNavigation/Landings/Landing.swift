/// The destination of a link: one value, applied in one assignment.
public struct Landing<Spec: NavigationSpec>: Hashable, Sendable {
  /// A change of the tab's stack.
  public enum StackChange: Hashable, Sendable {
    /// The stack stays unchanged.
    case keep
    /// These screens, outermost first, replace the stack. An empty list pops it to its root.
    case replace([Spec.Route])
    /// These screens are pushed onto the stack.
    case append([Spec.Route])
  }

  /// A screen over the tabs.
  public enum Modal: Hashable, Sendable {
    /// A sheet.
    case sheet(Spec.Sheet)
    /// A full-screen cover.
    case cover(Spec.Cover)
    /// A window of its own.
    case window(Spec.Window)
  }

  /// The tab to select; nil for the current one.
  public var tab: Spec.Tab?
  /// The arguments for the tab's root, if the tab has parameters.
  public var tabArguments: Spec.TabArguments?
  /// The change of the tab's stack.
  public var stackChange: StackChange
  /// The sheet, cover or window over the tab.
  public var modal: Modal?
  /// The screens on the stack of the modal, outermost first.
  public var flow: [Spec.Route]
  /// The conditions that must hold before the landing is applied.
  public var requires: [Spec.Condition]
  /// The replacement for a deprecated link.
  public var deprecation: String?

  /// Creates a landing. Anything left out stays unchanged.
  ///
  /// - Parameters:
  ///   - tab: The tab to select.
  ///   - arguments: The arguments for the tab's root.
  ///   - stack: The change of the tab's stack. A list of screens replaces it, and an empty list pops it to its root.
  ///   - modal: The sheet, cover or window over the tab.
  ///   - flow: The screens on the stack of the modal, outermost first.
  ///   - requires: The conditions that must hold before the landing is applied.
  ///   - deprecation: The replacement for a deprecated link.
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
  /// Creates a change that replaces the stack: `[.works, .work(id: 7)]`.
  ///
  /// - Parameter routes: The screens, outermost first.
  public init(arrayLiteral routes: Spec.Route...) { self = .replace(routes) }
}

extension Landing: CustomStringConvertible {
  /// Where it leads, outermost first: `tab market › fruit(name: "apple")`, with `+` before what is added to a stack.
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
  /// The typed form of a plan; nil where the table and the enums are not from the same spec.
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
  /// The tab of a plan with its arguments; nil where the plan is of another spec.
  static func tab(of plan: LandingPlan) -> (tab: Tab?, arguments: TabArguments?)? {
    guard let index = plan.tab else { return (nil, nil) }
    guard Tab.allCases.indices.contains(index) else { return nil }
    guard let parts = plan.tabArguments else { return (Tab.allCases[index], nil) }
    return TabArguments(parts: parts).map { (Tab.allCases[index], $0) }
  }

  /// The conditions of a plan; nil where the plan is of another spec.
  static func conditions(of plan: LandingPlan) -> [Condition]? {
    let all = Condition.allCases
    return plan.requires.allSatisfy(all.indices.contains) ? plan.requires.map { all[$0] } : nil
  }
}
