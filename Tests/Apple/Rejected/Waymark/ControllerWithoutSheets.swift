// A tab bar controller of a navigator whose spec has sheets, without a closure for them.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^referencing initializer 'init\(_:bundle:tab:route:\)' on 'NavigatorTabBarController' requires the types 'FruitsNavigation.Sheet' and 'Never' be equivalent$

import UIKit
import WaymarkNavigation
import WaymarkUI

@MainActor func controller(_ navigator: Navigator<FruitsNavigation>) -> UIViewController {
  NavigatorTabBarController(navigator) { _ in
    UIViewController()
  } route: { _ in
    UIViewController()
  }
}
