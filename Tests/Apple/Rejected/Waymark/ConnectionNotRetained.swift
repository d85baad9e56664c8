// A connection to an inbox that is not retained, and therefore ends at once.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^result of call to 'takeLinks\(from:\)' is unused$

import WaymarkNavigation

@MainActor
func connect(_ navigator: Navigator<FruitsNavigation>) { navigator.takeLinks(from: .shared) }
