// A `switch` over a framework's enum without a default for future cases.
// Target: ios17.0
// Expected: ^switch covers known cases, but 'ScenePhase' may have additional unknown values$

import SwiftUI

struct RootView: View {
  @Environment(\.scenePhase) var phase
  var body: some View {
    switch phase {
    case .active: Text("active")
    case .inactive: Text("inactive")
    case .background: Text("background")
    }
  }
}
