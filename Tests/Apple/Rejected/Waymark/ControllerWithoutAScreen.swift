// View controllers whose function for tabs omits one tab.
// Target: ios26.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^switch must be exhaustive$

import UIKit
import WaymarkNavigation
import WaymarkUI

struct FruitsControllers: ScreenControllers {
  typealias Spec = FruitsNavigation

  func tab(_ tab: Spec.Tab) async -> UIViewController {
    switch tab {
    case .market: UIViewController()
    }
  }
  func route(_ route: Spec.Route) -> UIViewController { UIViewController() }
  func sheet(_ sheet: Spec.Sheet) -> UIViewController { UIViewController() }
}

@MainActor func controller(_ navigator: Navigator<FruitsNavigation>) -> UIViewController {
  NavigatorTabBarController(navigator, FruitsControllers())
}
