import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The steps of the flow.
struct ReturnsScreens: ScreenViews {
  typealias Spec = ReturnsNavigation
  /// Receives the result of the flow: the book that the user returns.
  let didFinish: @MainActor (_ book: Int) -> Void

  func tab(_ tab: Spec.Tab) -> some View {
    switch tab {
    case .start: OrderNumberView()
    }
  }

  func route(_ route: Spec.Route) -> some View {
    switch route {
    case .books(let order): OrderedBooksView(order: order)
    case .reason(_, let book): ReasonView { didFinish(book) }
    }
  }
}
