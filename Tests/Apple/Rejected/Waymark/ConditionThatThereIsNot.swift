// A condition that the spec does not declare.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type '.*FruitsNavigation\.Condition'\)? has no member 'signedOut'$

import SwiftUI
import WaymarkNavigation

@MainActor func leave(_ navigator: Navigator<FruitsNavigation>) { navigator.conditions = [.signedOut] }
