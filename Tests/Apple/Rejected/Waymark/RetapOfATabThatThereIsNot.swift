// A view that scrolls to the top when the user taps a tab that the spec does not declare.
// Target: ios17.0
// With: Gates/Notes.nav.yaml
// Expected: ^type 'NotesNavigation\.Tab' has no member 'archive'$

import SwiftUI
import WaymarkNavigation
import WaymarkUI

@MainActor func list(_ navigator: Navigator<NotesNavigation>) -> some View {
  Text("Notes").onRetap(of: .archive, in: navigator) {}
}
