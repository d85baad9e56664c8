// The views of an app's screens, without a function for gates, although the spec has gates.
// Target: ios17.0
// With: Gates/Notes.nav.yaml
// Expected: ^type 'NotesScreens' does not conform to protocol 'ScreenViews'$
// Line: struct NotesScreens: ScreenViews {

import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct NotesScreens: ScreenViews {
  typealias Spec = NotesNavigation

  func tab(_ tab: Spec.Tab) -> some View { Text("Root") }
  func route(_ route: Spec.Route) -> some View { Text("Screen") }
}
