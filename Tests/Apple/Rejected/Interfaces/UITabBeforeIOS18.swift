// A `UITab` of iOS 18, in an app for iOS 17.
// Target: ios17.0
// Expected: ^'UITab' is only available in iOS 18\.0 or newer$

import UIKit

@MainActor func tabs() -> [UITab] { [] }
