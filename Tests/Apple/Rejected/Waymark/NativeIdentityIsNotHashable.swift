// A parameter of an app-specific type whose identity is not `Hashable`.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml
// Expected: ^static method 'native\(_:identity:\)' requires that 'Crate\.Number' conform to 'Hashable'$

import WaymarkNavigation

struct Crate: Sendable {
  struct Number: Sendable {}
  let id: Number
}
