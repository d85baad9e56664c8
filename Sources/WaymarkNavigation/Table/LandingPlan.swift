/// Where a link leads, in numbers: what the table says of a match, before an app's own types come in.
package struct LandingPlan {
  /// The link's number, in the order of the spec.
  package let link: Int
  /// The number of the origin that the URL came from.
  package let origin: Int
  /// The tab's number; nil leaves the current one.
  package var tab: Int?
  /// The arguments of a tab with parameters, as a case of the enum of those.
  package var tabArguments: CaseParts?
  package var stackChange: LinkTableFormat.StackChange = .keep
  /// Screens for the tab's stack, outermost first.
  package var stack: [CaseParts] = []
  package var modal: Destination?
  /// Screens on the modal screen's own stack.
  package var flow: [CaseParts] = []
  /// A link for the app to resolve, as a case of the enum of those; nothing else but the tab is set then.
  package var app: CaseParts?
  /// The numbers of the conditions that must hold.
  package var requires: [Int] = []
  /// What to use instead, where the link is deprecated.
  package var deprecation: String?

  init(link: Int, origin: Int) {
    self.link = link
    self.origin = origin
  }

  /// The place that the link is for: the innermost one.
  package var destination: Destination? {
    if let app { return Destination(.link, app) }
    if let pushed = flow.last ?? (modal == nil ? stack.last : nil) { return Destination(.push, pushed) }
    return modal ?? tab.map { Destination(.tab, CaseParts($0, tabArguments?.arguments ?? [])) }
  }
}
