// A destination for values that are not `Hashable`.
// Target: ios17.0
// Expected: requires that 'Route' conform to 'Hashable'$

import SwiftUI

enum Route { case shelf(AnyObject) }

struct RootView: View {
  var body: some View { Text("Market").navigationDestination(for: Route.self) { _ in Text("Shelf") } }
}
