// A modifier of iOS 26, in an app for iOS 18.
// Target: ios18.0
// Expected: ^'tabBarMinimizeBehavior' is only available in iOS 26\.0 or newer$

import SwiftUI

struct RootView: View {
  var body: some View { Text("Market").tabBarMinimizeBehavior(.onScrollDown) }
}
