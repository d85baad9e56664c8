// A route that the app has no screen for.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^switch must be exhaustive$

import SwiftUI
import WaymarkNavigation

@ViewBuilder func screen(_ route: FruitsNavigation.Route) -> some View {
  switch route {
  case .fruit(let name): Text(name)
  }
}
