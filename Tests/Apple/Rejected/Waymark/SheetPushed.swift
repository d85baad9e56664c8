// A sheet that is pushed.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^type 'FruitsNavigation\.Route' has no member 'checkout'$

import SwiftUI
import WaymarkNavigation

@MainActor func pay(_ navigator: Navigator<FruitsNavigation>) { navigator.push(.checkout) }
