// A tab that the spec does not declare.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type 'FruitsNavigation\.Tab' has no member 'cellar'$

import SwiftUI
import WaymarkNavigation

@MainActor func show(_ navigator: Navigator<FruitsNavigation>) { navigator.select(.cellar) }
