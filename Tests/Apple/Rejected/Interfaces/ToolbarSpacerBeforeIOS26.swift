// A spacer of iOS 26 among the items of a bar, where iOS 18 has to do.
// Target: ios18.0
// Expected: ^'ToolbarSpacer' is only available in iOS 26\.0 or newer$

import SwiftUI

@ToolbarContentBuilder @MainActor func items() -> some ToolbarContent {
  ToolbarItem { Text("Fruit") }
  ToolbarSpacer()
}
