// The tab bar controller of UIKit, on macOS.
// Target: macos14.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^cannot find type 'NavigatorTabBarController' in scope$

import WaymarkNavigation
import WaymarkUI

@MainActor func show(_ controller: NavigatorTabBarController<FruitsNavigation>) {}
