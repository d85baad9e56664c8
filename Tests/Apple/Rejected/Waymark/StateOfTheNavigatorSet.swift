// An assignment to the state of a navigator, which only commands can change.
// Target: ios18.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^cannot assign to property: 'state' is a get-only property$

import SwiftUI
import WaymarkNavigation

@MainActor func leave(_ navigator: Navigator<FruitsNavigation>) { navigator.state = NavigationState() }
