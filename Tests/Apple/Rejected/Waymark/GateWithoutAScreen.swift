// The views of an app's screens, whose function for gates omits one gate.
// Target: ios17.0
// With: Gates/Notes.nav.yaml
// Expected: ^switch must be exhaustive$

import SwiftUI
import WaymarkNavigation
import WaymarkUI

struct NotesScreens: ScreenViews {
  typealias Spec = NotesNavigation

  func tab(_ tab: Spec.Tab) -> some View { Text("Root") }
  func route(_ route: Spec.Route) -> some View { Text("Screen") }
  func gate(_ gate: Spec.Gate) -> some View {
    switch gate {
    case .intro: Text("Intro")
    }
  }
}
