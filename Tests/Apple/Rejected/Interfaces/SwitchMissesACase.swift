// A `switch` over routes that omits a case.
// Target: ios17.0
// Expected: ^switch must be exhaustive$

import SwiftUI

enum Route: Hashable { case fruit, offers }

struct RootView: View {
  var body: some View {
    Text("Market").navigationDestination(for: Route.self) { route in
      switch route {
      case .fruit: Text("Fruit")
      }
    }
  }
}
