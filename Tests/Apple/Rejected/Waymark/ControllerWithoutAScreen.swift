// A tab bar controller whose tab closure omits one tab.
// Target: ios26.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^switch must be exhaustive$

import UIKit
import WaymarkNavigation
import WaymarkUI

@MainActor func controller(_ navigator: Navigator<FruitsNavigation>) -> UIViewController {
  NavigatorTabBarController(navigator) { tab in
    switch tab {
    case .market: UIViewController()
    }
  } route: { _ in
    UIViewController()
  } sheet: { _ in
    UIViewController()
  }
}
