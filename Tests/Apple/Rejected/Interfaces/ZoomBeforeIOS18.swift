// A zoom transition, without an availability check.
// Target: ios17.0
// Expected: ^'navigationTransition' is only available in iOS 18\.0 or newer$
// Expected: ^'zoom\(sourceID:in:\)' is only available in iOS 18\.0 or newer$

import SwiftUI

@MainActor func zoomed(_ view: Text, in namespace: Namespace.ID) -> some View {
  view.navigationTransition(.zoom(sourceID: 1, in: namespace))
}
