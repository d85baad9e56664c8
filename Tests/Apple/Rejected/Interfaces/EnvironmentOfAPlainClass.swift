// An object in the environment that is not `Observable`.
// Target: ios17.0
// Expected: requires that 'Basket' conform to 'Observable'$

import SwiftUI

final class Basket {}

struct RootView: View {
  var body: some View { Text("Market").environment(Basket()) }
}
