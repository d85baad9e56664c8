/// The effects of a link in the numbers of its table, before the app's own types come in.
package struct LandingPlan {
  /// The number of the link, in the order of the spec.
  package let link: Int
  /// The number of the URL's origin.
  package let origin: Int
  /// The number of the tab, or `nil` for the current one.
  package var tab: Int?
  /// The arguments of a tab with parameters, as a case of the enum of those.
  package var tabArguments: CaseParts?
  package var stackChange: StackChange = .keep
  /// The screens for the tab's stack, outermost first.
  package var stack: [CaseParts] = []
  package var modal: Destination?
  /// The screens on the modal screen's own stack, outermost first.
  package var flow: [CaseParts] = []
  /// A link that the app resolves, as a case of the enum of those. Nothing else but the tab is set then.
  package var app: CaseParts?
  /// The numbers of the conditions that must hold.
  package var requires: [Int] = []
  /// The replacement for a deprecated link.
  package var deprecation: String?

  package init(link: Int, origin: Int) {
    self.link = link
    self.origin = origin
  }

  /// The innermost place, which the link is for.
  package var destination: Destination? {
    if let app { return Destination(.link, app) }
    if let pushed = flow.last ?? (modal == nil ? stack.last : nil) { return Destination(.push, pushed) }
    return modal ?? tab.map { Destination(.tab, CaseParts($0, tabArguments?.arguments ?? [])) }
  }
}
