// A tab that the app has no screen for.
// Target: macos14.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^switch must be exhaustive$

import SwiftUI
import WaymarkNavigation

@ViewBuilder func root(_ tab: FruitsNavigation.Tab) -> some View {
  switch tab {
  case .market: Text("Market")
  }
}
