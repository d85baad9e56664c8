#if canImport(UIKit)
  import SwiftUI
  import UIKit
  import WaymarkNavigation
  import WaymarkUI

  /// The controllers of the tab that Waymark navigates.
  struct OrdersControllers: ScreenControllers {
    typealias Spec = OrdersNavigation
    let navigator: Navigator<Spec>

    func tab(_ tab: Spec.Tab) -> UIViewController {
      switch tab {
      case .orders: navigator.hosting { OrderList() }
      }
    }

    func route(_ route: Spec.Route) -> UIViewController {
      switch route {
      case .order(let id): navigator.hosting { OrderView(id: id) }
      }
    }

    func sheet(_ sheet: Spec.Sheet) -> UIViewController {
      switch sheet {
      case .invoice(let id): navigator.hosting { InvoiceView(id: id) }
      }
    }
  }
#endif
