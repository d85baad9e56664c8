// A route with an argument of another type.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^cannot convert value of type 'Int' to expected argument type 'String'$

import SwiftUI
import WaymarkNavigation

@MainActor func show(_ navigator: Navigator<FruitsNavigation>) { navigator.push(.fruit(name: 1)) }
