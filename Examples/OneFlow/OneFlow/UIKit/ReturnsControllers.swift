#if canImport(UIKit)
  import SwiftUI
  import UIKit
  import WaymarkNavigation
  import WaymarkUI

  /// The steps of the flow.
  struct ReturnsControllers: ScreenControllers {
    typealias Spec = ReturnsNavigation
    let navigator: Navigator<Spec>
    /// Receives the result of the flow: the book that the user returns.
    let didFinish: @MainActor (_ book: Int) -> Void

    func tab(_ tab: Spec.Tab) -> UIViewController {
      switch tab {
      case .start: navigator.hosting { OrderNumberView() }
      }
    }

    func route(_ route: Spec.Route) -> UIViewController {
      switch route {
      case .books(let order): navigator.hosting { OrderedBooksView(order: order) }
      case .reason(_, let book): navigator.hosting { ReasonView { didFinish(book) } }
      }
    }
  }
#endif
