// A dismissal down to a sheet that the spec doesn't declare.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type 'FruitsNavigation\.Sheet' has no member 'basket'$

import SwiftUI
import WaymarkNavigation

@MainActor func back(_ navigator: Navigator<FruitsNavigation>) { navigator.dismiss(to: .sheet(.basket)) }
