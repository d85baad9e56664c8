// View controllers whose function for routes has a misspelt case.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type 'FruitsControllers.Spec.Route' \(aka 'FruitsNavigation.Route'\) has no member 'friut'$

import UIKit
import WaymarkNavigation
import WaymarkUI

struct FruitsControllers: ScreenControllers {
  typealias Spec = FruitsNavigation

  func tab(_ tab: Spec.Tab) async -> UIViewController { UIViewController() }
  func route(_ route: Spec.Route) -> UIViewController {
    switch route {
    case .friut: UIViewController()
    case .crate: UIViewController()
    }
  }
  func sheet(_ sheet: Spec.Sheet) -> UIViewController { UIViewController() }
}

@MainActor func controller(_ navigator: Navigator<FruitsNavigation>) -> UIViewController {
  NavigatorTabBarController(navigator, FruitsControllers())
}
