// A gate that is presented as a sheet, although only its condition shows it.
// Target: ios17.0
// With: Gates/Notes.nav.yaml
// Expected: ^type 'NotesNavigation\.Sheet' \(aka 'Never'\) has no member 'welcome'$

import SwiftUI
import WaymarkNavigation

@MainActor func signIn(_ navigator: Navigator<NotesNavigation>) { navigator.present(sheet: .welcome) }
