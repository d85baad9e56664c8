// A route that the spec does not declare.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type 'FruitsNavigation\.Route' has no member 'vegetable'$

import SwiftUI
import WaymarkNavigation

@MainActor func show(_ navigator: Navigator<FruitsNavigation>) { navigator.push(.vegetable) }
