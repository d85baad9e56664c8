// A gate that the app removes, instead of setting the condition.
// Target: ios17.0
// With: Gates/Notes.nav.yaml
// Expected: ^cannot assign to property: 'gate' is a get-only property$

import SwiftUI
import WaymarkNavigation

@MainActor func signedIn(_ navigator: Navigator<NotesNavigation>) { navigator.gate = nil }
