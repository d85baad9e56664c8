// A full-screen cover, which macOS does not have.
// Target: macos14.0
// Expected: ^'fullScreenCover\(isPresented:onDismiss:content:\)' is unavailable in macOS$

import SwiftUI

struct RootView: View {
  @State var isPresented = false
  var body: some View { Text("Market").fullScreenCover(isPresented: $isPresented) { Text("Checkout") } }
}
