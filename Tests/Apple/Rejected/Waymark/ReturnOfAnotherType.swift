// A screen that returns a value of another type than the spec says.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^cannot convert value of type 'Int' to expected argument type 'Crate'$
// Line: with: 7)

import WaymarkNavigation

@MainActor
func choose(_ navigator: Navigator<FruitsNavigation>) {
  navigator.finish(.pickCrate, with: 7)
}
