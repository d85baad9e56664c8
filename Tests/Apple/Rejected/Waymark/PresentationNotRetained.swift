// A presentation of the app that ends at once, because nobody keeps it.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^result of call to 'beginPresentation\(dismiss:\)' is unused$

import SwiftUI
import WaymarkNavigation

@MainActor func pick(_ navigator: Navigator<FruitsNavigation>) { navigator.host.beginPresentation {} }
