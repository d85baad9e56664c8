// The `toolbarVisibility` modifier of iOS 18, in an app for iOS 17.
// Target: ios17.0
// Expected: ^'toolbarVisibility\(_:for:\)' is only available in iOS 18\.0 or newer$

import SwiftUI

struct RootView: View {
  var body: some View { Text("Fruit").toolbarVisibility(.hidden, for: .tabBar) }
}
