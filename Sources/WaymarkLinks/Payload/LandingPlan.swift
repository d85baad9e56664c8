/// The landing of a link, expressed with the numbers of its table instead of the types of the app.
package struct LandingPlan {
  /// The number of the link, in the order of the spec.
  package let link: Int
  /// The number of the origin of the URL.
  package let origin: Int
  /// The number of the tab, or `nil` for the current tab.
  package var tab: Int?
  /// The arguments of a tab with parameters, as a case of the enum of tab arguments.
  package var tabArguments: CaseParts?
  package var stackChange: StackChange = .keep
  /// The screens for the stack of the tab, outermost first.
  package var stack: [CaseParts] = []
  package var modal: Destination?
  /// The screens for the stack of the modal screen, outermost first.
  package var flow: [CaseParts] = []
  /// A link that the app resolves, as a case of the enum of resolved links.
  ///
  /// If `app` is set, `tab` is the only other part of the landing that may be set.
  package var app: CaseParts?
  /// The numbers of the conditions that must hold.
  package var requires: [Int] = []
  /// The replacement for a deprecated link.
  package var deprecation: String?

  package init(link: Int, origin: Int) {
    self.link = link
    self.origin = origin
  }

  /// The innermost destination of the landing, which is the target of the link.
  package var destination: Destination? {
    if let app { return Destination(.link, app) }
    if let pushed = flow.last ?? (modal == nil ? stack.last : nil) { return Destination(.push, pushed) }
    return modal ?? tab.map { Destination(.tab, CaseParts($0, tabArguments?.arguments ?? [])) }
  }
}
