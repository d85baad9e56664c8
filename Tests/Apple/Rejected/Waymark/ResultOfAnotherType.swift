// A result that is used as another type than the spec says.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml Fruits/Crate.swift
// Expected: ^static property 'pickCrate' requires the types 'Int' and 'Crate' be equivalent$
// Line: let crate: Int?

import WaymarkNavigation

@MainActor
func chooseCrate(_ navigator: Navigator<FruitsNavigation>) async {
  let crate: Int? = await navigator.result(of: .pickCrate)
  print(crate ?? 0)
}
