/// What comes with a link that the app itself turns into a place, an entry of `resolvedLinks`.
///
/// Apart from the link, so that a switch over a ``LinkResolution`` need not speak of such links where a spec has none.
public struct AppLinkContext<Spec: NavigationSpec>: Hashable, Sendable {
  /// The URL, as it came in.
  public let url: String
  /// The tab to select at its root at once; nil leaves everything as it is until the app has answered.
  public let tab: Spec.Tab?
  /// What must hold first; until it does, the link waits.
  public let requires: [Spec.Condition]
  /// What to use instead, where the link is deprecated.
  public let deprecation: String?

  /// What comes with a link of that URL.
  public init(
    url: String, tab: Spec.Tab? = nil, requires: [Spec.Condition] = [], deprecation: String? = nil
  ) {
    self.url = url
    self.tab = tab
    self.requires = requires
    self.deprecation = deprecation
  }
}

extension AppLinkContext {
  /// The typed form of a plan for the app; nil where the table and the enums are not from the same spec.
  init?(_ plan: LandingPlan, url: String) {
    guard let tab = Spec.tab(of: plan), let requires = Spec.conditions(of: plan) else { return nil }
    self.init(url: url, tab: tab.tab, requires: requires, deprecation: plan.deprecation)
  }
}
