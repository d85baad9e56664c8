// A route that is not of the navigator's own spec.
// Target: linux
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^cannot convert value of type 'Vegetable' to expected argument type 'FruitsNavigation\.Route'$

import SwiftUI
import WaymarkNavigation

enum Vegetable: Sendable { case carrot }

@MainActor func show(_ navigator: Navigator<FruitsNavigation>, _ vegetable: Vegetable) { navigator.push(vegetable) }
