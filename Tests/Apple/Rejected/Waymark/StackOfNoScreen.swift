// A push inside “the modal”, without the name of the sheet.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^member 'modal' expects argument of type 'NavigationState<FruitsNavigation>\.Modal\.Screen'$

import SwiftUI
import WaymarkNavigation

@MainActor func pay(_ navigator: Navigator<FruitsNavigation>) { navigator.push(.fruit(name: "fig"), in: .modal) }
