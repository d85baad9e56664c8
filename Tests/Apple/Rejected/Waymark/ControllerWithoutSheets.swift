// View controllers without a function for sheets, although the spec has sheets.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type 'FruitsControllers' does not conform to protocol 'ScreenControllers'$

import UIKit
import WaymarkNavigation
import WaymarkUI

struct FruitsControllers: ScreenControllers {
  typealias Spec = FruitsNavigation

  func tab(_ tab: Spec.Tab) async -> UIViewController { UIViewController() }
  func route(_ route: Spec.Route) -> UIViewController { UIViewController() }
}

@MainActor func controller(_ navigator: Navigator<FruitsNavigation>) -> UIViewController {
  NavigatorTabBarController(navigator, FruitsControllers())
}
