// The views of an app's screens, without a function for sheets, although the spec has sheets.
// Target: ios18.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type 'FruitsScreens' does not conform to protocol 'ScreenViews'$
// Line: struct FruitsScreens: ScreenViews {

import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct FruitsScreens: ScreenViews {
  typealias Spec = FruitsNavigation

  func tab(_ tab: Spec.Tab) -> some View { Text("Root") }
  func route(_ route: Spec.Route) -> some View { Text("Screen") }
}
