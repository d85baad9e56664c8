// A parameter of an app-specific type whose identity is computed on the main actor.
// Target: ios17.0
// Flags: -default-isolation MainActor
// With: Fruits/Fruits.nav.yaml
// Expected: ^main actor-isolated property 'id' can not be referenced from a nonisolated context$

import WaymarkNavigation

struct Crate: Sendable {
  let number: Int
  var id: Int { number }
}
