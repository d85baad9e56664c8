// A view without a body.
// Target: ios17.0
// Expected: ^type 'RootView' does not conform to protocol 'View'$

import SwiftUI

struct RootView: View {}
