// A route of a type that the navigator's spec does not declare.
// Target: linux
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^cannot convert value of type 'Vegetable' to expected argument type 'FruitsNavigation\.Route'$

import SwiftUI
import WaymarkNavigation

enum Vegetable: Sendable { case carrot }

@MainActor func show(_ navigator: Navigator<FruitsNavigation>, _ vegetable: Vegetable) { navigator.push(vegetable) }
