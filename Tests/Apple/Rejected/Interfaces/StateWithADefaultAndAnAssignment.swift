// In the SDK of iOS 27, a property with `@State` and a default value cannot be assigned before `self` is complete (TN3211).
// Target: ios27.0
// Expected: ^'self' used before all stored properties are initialized$

import SwiftUI

struct Panel: View {
  @State private var isOpen = false
  let title: String

  init(isOpen: Bool) {
    self.isOpen = isOpen
    title = "Panel"
  }

  var body: some View { Text(title).sheet(isPresented: $isOpen) { Text(title) } }
}
