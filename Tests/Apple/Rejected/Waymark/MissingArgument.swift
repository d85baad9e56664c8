// A route without an argument that it needs.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^member 'fruit\(name:\)' expects argument of type 'String'$

import SwiftUI
import WaymarkNavigation

@MainActor func show(_ navigator: Navigator<FruitsNavigation>) { navigator.push(.fruit) }
