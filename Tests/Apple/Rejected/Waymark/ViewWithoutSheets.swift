// A view of a navigator without a closure for sheets, although the spec has sheets.
// Target: ios18.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^referencing initializer 'init\(_:tab:route:\)' on 'NavigatorView' requires the types 'FruitsNavigation.Sheet' and 'Never' be equivalent$

import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct ContentView: View {
  let navigator: Navigator<FruitsNavigation>

  var body: some View {
    NavigatorView(navigator) { _ in
      Text("Root")
    } route: { _ in
      Text("Screen")
    }
  }
}
