// A loop in a view builder.
// Target: ios17.0
// Expected: ^closure containing control flow statement cannot be used with result builder 'ViewBuilder'$

import SwiftUI

struct RootView: View {
  var body: some View {
    VStack {
      for index in 0..<3 { Text("\(index)") }
    }
  }
}
