import SwiftUI
import WaymarkNavigation
import WaymarkUI

/// The screens of the tab that Waymark navigates.
struct OrdersScreens: ScreenViews {
  typealias Spec = OrdersNavigation

  func tab(_ tab: Spec.Tab) -> some View {
    switch tab {
    case .orders: OrderList()
    }
  }

  func route(_ route: Spec.Route) -> some View {
    switch route {
    case .order(let id): OrderView(id: id)
    }
  }

  func sheet(_ sheet: Spec.Sheet) -> some View {
    switch sheet {
    case .invoice(let id): InvoiceView(id: id)
    }
  }
}
