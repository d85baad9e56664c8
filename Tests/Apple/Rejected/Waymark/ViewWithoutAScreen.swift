// The views of an app's screens, without a view for one route.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^switch must be exhaustive$
// Line: switch route {

import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct FruitsScreens: ScreenViews {
  typealias Spec = FruitsNavigation

  func tab(_ tab: Spec.Tab) -> some View {
    switch tab {
    case .market: Text("Market")
    case .basket: Text("Basket")
    }
  }

  func route(_ route: Spec.Route) -> some View {
    switch route {
    case .fruit(let name): Text(name)
    }
  }

  func sheet(_ sheet: Spec.Sheet) -> some View {
    switch sheet {
    case .checkout: Text("Checkout")
    case .recipe: Text("Recipe")
    }
  }
}
