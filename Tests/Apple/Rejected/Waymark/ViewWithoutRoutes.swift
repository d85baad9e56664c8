// A view of a navigator without a closure for routes, although the spec has routes.
// Target: macos14.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^referencing initializer 'init\(_:tab:sheet:\)' on 'NavigatorView' requires the types 'FruitsNavigation.Route' and 'Never' be equivalent$

import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct ContentView: View {
  let navigator: Navigator<FruitsNavigation>

  var body: some View {
    NavigatorView(navigator) { _ in
      Text("Root")
    } sheet: { _ in
      Text("Sheet")
    }
  }
}
