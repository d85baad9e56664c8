// A binding to a property that cannot be set.
// Target: ios17.0
// Expected: ^cannot assign to property: 'path' is a get-only property$

import SwiftUI

@MainActor @Observable final class Router { var path: [Int] { [] } }

struct RootView: View {
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) { Text("Market") }
  }
}
