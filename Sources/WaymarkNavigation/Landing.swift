/// Where a link lands: one value, to be applied at once.
public struct Landing<Spec: NavigationSpec>: Hashable, Sendable {
  /// A screen over the tabs.
  public enum Modal: Hashable, Sendable {
    /// A sheet.
    case sheet(Spec.Sheet)
    /// A full-screen cover.
    case cover(Spec.Cover)
  }

  /// The tab to select; nil leaves the current one.
  public var tab: Spec.Tab?
  /// The screens on the tab's stack, outermost first; nil leaves the stack as it is.
  public var stack: [Spec.Route]?
  /// What is presented over them.
  public var modal: Modal?

  /// A landing; what is left out stays as it is.
  public init(tab: Spec.Tab? = nil, stack: [Spec.Route]? = nil, modal: Modal? = nil) {
    self.tab = tab
    self.stack = stack
    self.modal = modal
  }
}

extension Landing: CustomStringConvertible {
  /// Where it leads, outermost first: `tab market › fruit(name: "apple")`.
  public var description: String {
    var places = [tab.map { "tab \($0)" } ?? "current tab"]
    places += (stack ?? []).map { "\($0)" }
    switch modal {
    case .sheet(let sheet): places.append("sheet \(sheet)")
    case .cover(let cover): places.append("cover \(cover)")
    case nil: break
    }
    return places.joined(separator: " › ")
  }
}

extension Landing {
  /// The typed form of a plan; nil where the table and the enums are not from the same spec.
  init?(_ plan: LandingPlan) {
    if let index = plan.tab {
      guard Spec.Tab.allCases.indices.contains(index) else { return nil }
      tab = Spec.Tab.allCases[index]
    }
    if let parts = plan.stack {
      let routes = parts.compactMap(Spec.Route.init(parts:))
      guard routes.count == parts.count else { return nil }
      stack = routes
    }
    guard let screen = plan.modal else { return }
    switch screen.kind {
    case .sheet: modal = Spec.Sheet(parts: screen.parts).map(Modal.sheet)
    case .cover: modal = Spec.Cover(parts: screen.parts).map(Modal.cover)
    case .tab, .push: return nil
    }
    if modal == nil { return nil }
  }
}
