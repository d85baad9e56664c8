/// The destination of a link, expressed with indices instead of the generated types of an app.
package struct LandingPlan {
  /// The index of the link among all links of the spec.
  package let link: Int
  /// The index of the URL's origin among all origins of the spec.
  package let origin: Int
  /// The index of the tab, or `nil` for the current tab.
  package var tab: Int?
  /// The arguments for the root screen of the tab, if the tab has parameters.
  ///
  /// The value represents a case of the generated enum `TabArguments`.
  package var tabArguments: CaseParts?
  package var stackChange: StackChange = .keep
  /// The screens for the navigation stack of the tab, outermost first.
  package var stack: [CaseParts] = []
  /// The modal screens, outermost first.
  package var modals: [Modal] = []
  /// The link that the app resolves at run time, or `nil` if the spec determines the destination.
  ///
  /// The value represents a case of the generated enum of resolved links. If `app` is not `nil`, the plan may also
  /// contain a tab, but no screens.
  package var app: CaseParts?
  /// The indices of the conditions that must hold before the link takes effect.
  package var requires: [Int] = []
  /// A string that names the replacement for a deprecated link, or `nil` if the link is not deprecated.
  package var deprecation: String?

  package init(link: Int, origin: Int) {
    self.link = link
    self.origin = origin
  }

  /// The target of the link: a resolved link, a screen, or a tab.
  ///
  /// If the link opens several screens, the target is the innermost screen.
  package var destination: Destination? {
    if let app { return Destination(.link, app) }
    if let pushed = modals.isEmpty ? stack.last : modals.last?.stack.last { return Destination(.push, pushed) }
    return modals.last?.screen ?? tab.map { Destination(.tab, CaseParts($0, tabArguments?.arguments ?? [])) }
  }
}
