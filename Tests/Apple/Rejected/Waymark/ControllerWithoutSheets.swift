// A tab bar controller without a closure for sheets, although the spec has sheets.
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
