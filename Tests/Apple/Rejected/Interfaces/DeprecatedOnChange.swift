// A form of `onChange` that iOS 17 deprecates.
// Target: ios17.0
// Expected: ^'onChange\(of:perform:\)' was deprecated in iOS 17\.0

import SwiftUI

struct RootView: View {
  @State var count = 0
  var body: some View { Text("Market").onChange(of: count) { _ in count = 0 } }
}
