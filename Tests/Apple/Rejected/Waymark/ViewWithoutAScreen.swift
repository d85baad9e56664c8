// A view of a navigator whose route closure omits one route.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^switch must be exhaustive$

import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct ContentView: View {
  let navigator: Navigator<FruitsNavigation>

  var body: some View {
    NavigatorView(navigator) { tab in
      switch tab {
      case .market: Text("Market")
      case .basket: Text("Basket")
      }
    } route: { route in
      switch route {
      case .fruit(let name): Text(name)
      }
    } sheet: { sheet in
      switch sheet {
      case .checkout: Text("Checkout")
      case .recipe: Text("Recipe")
      }
    }
  }
}
