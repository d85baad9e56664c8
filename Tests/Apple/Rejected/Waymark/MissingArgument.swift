// A route without a required argument.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^member 'fruit\(name:\)' expects argument of type 'String'$

import SwiftUI
import WaymarkNavigation

@MainActor func show(_ navigator: Navigator<FruitsNavigation>) { navigator.push(.fruit) }
