// A `Tab` of iOS 18, in an app for iOS 17.
// Target: ios17.0
// Expected: ^'Tab' is only available in iOS 18\.0 or newer$
// Expected: ^'buildExpression' is unavailable: this expression does not conform to 'View'$
// Expected: ^'init\(_:systemImage:value:content:\)' is only available in iOS 18\.0 or newer$

import SwiftUI

struct RootView: View {
  @State var selection = 0
  var body: some View {
    TabView(selection: $selection) {
      Tab("Market", systemImage: "cart", value: 0) { Text("Market") }
    }
  }
}
