// The views of an app's screens, with a view for a route that the spec doesn't declare, and with modifiers on the view
// of the navigator.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type '(FruitsNavigation.Route|FruitsScreens.Spec.Route)'.* has no member 'frut'$
// Line: case .frut(let name)

import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct ContentView: View {
  let navigator: Navigator<FruitsNavigation>

  var body: some View {
    NavigatorView(navigator, screens: FruitsScreens())
      .onAppear { navigator.select(.basket) }
      .onChange(of: navigator.selection) { navigator.dismiss() }
      .navigationTitles(from: .main)
  }
}

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
    case .frut(let name): Text(name)
    case .crate: Text("Crate")
    }
  }

  func sheet(_ sheet: Spec.Sheet) -> some View {
    switch sheet {
    case .checkout: Text("Checkout")
    case .recipe: Text("Recipe")
    case .pickCrate: Text("Crate")
    }
  }
}
