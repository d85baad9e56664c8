// A test that answers a screen with a value of another type.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^cannot convert value of type 'String' to expected argument type 'Crate'$
// Line: with: "crate")

import WaymarkNavigation

@MainActor
func prepare(_ recorder: NavigationRecorder<FruitsNavigation>) {
  recorder.answer(.pickCrate, with: "crate")
}
