// A toolbar spacer of iOS 26, in an app for iOS 18.
// Target: ios18.0
// Expected: ^'ToolbarSpacer' is only available in iOS 26\.0 or newer$

import SwiftUI

@ToolbarContentBuilder @MainActor func items() -> some ToolbarContent {
  ToolbarItem { Text("Fruit") }
  ToolbarSpacer()
}
