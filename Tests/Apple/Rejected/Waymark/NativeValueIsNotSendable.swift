// A parameter of an app-specific type that is not `Sendable`.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml
// Expected: ^associated value 'crate\(crate:\)' of 'Sendable'-conforming enum 'Route' contains non-Sendable type 'Crate'$
// Expected: ^type 'Crate' does not conform to the 'Sendable' protocol$

import WaymarkNavigation

final class Crate: Identifiable {
  let id: Int
  var isOpen = false

  init(id: Int) { self.id = id }
}
