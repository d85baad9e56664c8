// A sheet that the app has no screen for.
// Target: ios26.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^switch must be exhaustive$

import SwiftUI
import WaymarkNavigation

@ViewBuilder func sheet(_ sheet: FruitsNavigation.Sheet) -> some View {
  switch sheet {
  case .recipe: Text("Recipe")
  }
}
