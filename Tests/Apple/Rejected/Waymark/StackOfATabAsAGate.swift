// The stack of a tab as the stack of a gate.
// Target: macos14.0
// With: Gates/Notes.nav.yaml
// Expected: ^type 'NotesNavigation\.Gate' has no member 'notes'$

import SwiftUI
import WaymarkNavigation

@MainActor func reset(_ navigator: Navigator<NotesNavigation>) { navigator.push(.reset(token: "a"), in: .gate(.notes)) }
