import WaymarkLinks
import WaymarkModel

/// The elements by which a UI test recognizes the destination of a link.
package enum LinkCheck: Sendable {
  /// The accessibility identifiers of screens, one of which is visible. If the app resolves the link, there can be
  /// several screens.
  case screens([String])
  /// The accessibility identifier of a tab's button. The tab is selected and shows its root screen.
  case tab(String)
  /// No element, because the destination is unknown.
  case nothing
}

extension LinkCheck {
  /// Creates the check for an example URL.
  ///
  /// - Parameters:
  ///   - url: The URL; `nil` if the link has no example.
  ///   - model: The resolved spec.
  ///   - table: The encoded link table, which resolves redirects.
  init(_ url: String?, _ model: NavigationModel, _ table: [UInt8]) {
    guard let url, let plan = LandingPlan(followingRedirectsOf: url, in: table) else {
      self = .nothing
      return
    }
    self.init(model.links[plan.link].target, model)
  }

  private init(_ target: Link.Target, _ model: NavigationModel) {
    switch target {
    case .tab(let index): self = .tab(model.tabs[index].accessibilityID.text)
    case .route(let index, _): self = .screens([model.routes[index].accessibilityID.text])
    case .app(let index):
      let link = model.resolvedLinks[index]
      let screens = (link.resolves ?? []).map { model.routes[$0.index].accessibilityID.text }
      self =
        screens.isEmpty
        ? link.tab.map { .tab(model.tabs[$0.index].accessibilityID.text) } ?? .nothing : .screens(screens)
    case .redirect: self = .nothing
    }
  }
}
