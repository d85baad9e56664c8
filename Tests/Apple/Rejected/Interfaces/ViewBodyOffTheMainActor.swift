// A use of a view's body off the main actor.
// Target: ios17.0
// Expected: ^main actor-isolated property 'body' can not be referenced from a nonisolated context$

import SwiftUI

struct RootView: View {
  var body: some View { Text("Market") }
}

func body(of view: RootView) -> any View { view.body }
