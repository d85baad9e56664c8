// The view of a navigator, which `WaymarkUI` does not contain on tvOS.
// Target: tvos17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^cannot find 'NavigatorView' in scope$

import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct RootView: View {
  let navigator: Navigator<FruitsNavigation>
  var body: some View { NavigatorView(navigator) { tab in Text(tab.title) } }
}
