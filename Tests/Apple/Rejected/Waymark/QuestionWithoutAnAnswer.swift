// A question to a screen that returns nothing.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^(generic parameter 'Value' could not be inferred|type 'ScreenQuestion<FruitsNavigation, Value>' has no member 'recipe')$
// Line: navigator.result(of: .recipe

import WaymarkNavigation

@MainActor
func ask(_ navigator: Navigator<FruitsNavigation>) async {
  _ = await navigator.result(of: .recipe)
}
