// The action that opens a window, which watchOS does not have.
// Target: watchos10.0
// Expected: ^'openWindow' is unavailable in watchOS$

import SwiftUI

struct RootView: View {
  @Environment(\.openWindow) var openWindow
  var body: some View { Text("Market") }
}
