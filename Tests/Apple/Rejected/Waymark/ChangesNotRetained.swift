// Unsaved changes that end at once, because nobody keeps them.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^result of call to 'beginChanges\(to:in:asksOnTabChange:areUnsaved:question:\)' is unused$

import SwiftUI
import WaymarkNavigation

@MainActor func edit(_ navigator: Navigator<FruitsNavigation>, in place: NavigationPlace<FruitsNavigation>) {
  navigator.host.beginChanges(in: place) { LeavingQuestion("Discard?", stay: "Keep Editing", .leave("Discard")) }
}
