// A cover, although the spec has no covers.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type 'FruitsNavigation\.Cover' \(aka 'Never'\) has no member 'checkout'$

import SwiftUI
import WaymarkNavigation

@MainActor func pay(_ navigator: Navigator<FruitsNavigation>) { navigator.present(cover: .checkout) }
