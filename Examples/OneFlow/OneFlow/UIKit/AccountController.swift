#if canImport(UIKit)
  import UIKit
  import WaymarkUI

  /// A screen of an app that uses UIKit, which presents the flow as a sheet.
  final class AccountController: UIViewController {
    private(set) var returned: Int?
    private(set) var endedFlows = 0

    func present(_ flow: ReturnFlow) {
      let controllers = ReturnsControllers(navigator: flow.navigator) { [weak self] book in self?.returned = book }
      let stack = NavigatorStackController(flow.navigator, controllers)
      // The flow has ended: it finished, or the user dragged the sheet away.
      stack.onDismiss = { [weak self] in self?.endedFlows += 1 }
      present(stack, animated: true)
    }

    /// Opens a link, and returns a Boolean value that indicates whether the URL is a link of the flow.
    func open(_ url: URL) -> Bool {
      guard let flow = ReturnFlow(url) else { return false }
      present(flow)
      return true
    }
  }
#endif
