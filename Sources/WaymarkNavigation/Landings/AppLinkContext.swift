/// The context of a link of `resolvedLinks`, which the app resolves.
///
/// The context and the link are separate values. If the spec has no `resolvedLinks`, a `switch` over a
/// ``LinkResolution`` therefore needs no case for links that the app resolves.
public struct AppLinkContext<Spec: NavigationSpec>: Hashable, Sendable {
  /// The URL of the link as the app received it.
  public let url: String
  /// The tab whose root is shown until the app answers, or `nil` if the state doesn't change before the answer.
  public let tab: Spec.Tab?
  /// The conditions that must hold before the app resolves the link. The link is pending until the conditions hold.
  public let requires: [Spec.Condition]
  /// A text that names the replacement for a deprecated link, or `nil` if the link isn't deprecated.
  public let deprecation: String?

  /// Creates the context of a link.
  ///
  /// - Parameters:
  ///   - url: The URL of the link.
  ///   - tab: The tab whose root is shown until the app answers.
  ///   - requires: The conditions that must hold before the app resolves the link.
  ///   - deprecation: A text that names the replacement for a deprecated link.
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
  /// Converts a plan of the link table to typed values, or returns `nil` if the plan is from another spec.
  init?(_ plan: LandingPlan, url: String) {
    guard let tab = Spec.tab(of: plan), let requires = Spec.conditions(of: plan) else { return nil }
    self.init(url: url, tab: tab.tab, requires: requires, deprecation: plan.deprecation)
  }
}
