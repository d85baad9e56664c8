// A state that is set without a command.
// Target: ios18.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^cannot assign to property: 'state' setter is inaccessible$

import SwiftUI
import WaymarkNavigation

@MainActor func leave(_ navigator: Navigator<FruitsNavigation>) { navigator.state = NavigationState() }
