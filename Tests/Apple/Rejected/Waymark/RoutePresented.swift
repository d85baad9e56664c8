// A route that is presented as a sheet.
// Target: linux
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type 'FruitsNavigation\.Sheet' has no member 'fruit'$

import SwiftUI
import WaymarkNavigation

@MainActor func show(_ navigator: Navigator<FruitsNavigation>) { navigator.present(sheet: .fruit(name: "apple")) }
