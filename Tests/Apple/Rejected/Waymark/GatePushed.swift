// A gate that is pushed onto the stack of a tab.
// Target: ios17.0
// With: Gates/Notes.nav.yaml
// Expected: ^type 'NotesNavigation\.Route' has no member 'welcome'$

import SwiftUI
import WaymarkNavigation

@MainActor func signIn(_ navigator: Navigator<NotesNavigation>) { navigator.push(.welcome, in: .tab(.notes)) }
