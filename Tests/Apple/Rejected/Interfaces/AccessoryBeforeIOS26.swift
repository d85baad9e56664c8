// An accessory that can be hidden, on the first version with accessories.
// Target: ios26.0
// Expected: ^'tabViewBottomAccessory\(isEnabled:content:\)' is only available in iOS 26\.1 or newer$

import SwiftUI

@MainActor func withAccessory(_ view: Text) -> some View { view.tabViewBottomAccessory(isEnabled: true) { Text("") } }
