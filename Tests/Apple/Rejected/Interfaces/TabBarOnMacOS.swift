// The tab bar, which macOS does not have.
// Target: macos14.0
// Expected: ^'tabBar' is unavailable in macOS$

import SwiftUI

struct RootView: View {
  var body: some View { Text("Fruit").toolbar(.hidden, for: .tabBar) }
}
