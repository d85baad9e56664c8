// A hidden tab bar in the way of iOS 18, where iOS 17 has to do.
// Target: ios17.0
// Expected: ^'toolbarVisibility\(_:for:\)' is only available in iOS 18\.0 or newer$

import SwiftUI

struct RootView: View {
  var body: some View { Text("Fruit").toolbarVisibility(.hidden, for: .tabBar) }
}
