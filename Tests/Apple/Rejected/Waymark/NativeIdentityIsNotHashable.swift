// A parameter of an app's own type whose identity tells nothing apart.
// Target: ios17.0
// With: Fruits/Fruits.nav.yaml
// Expected: ^static method 'native\(_:identity:\)' requires that 'Crate\.Number' conform to 'Hashable'$

import WaymarkNavigation

struct Crate: Sendable {
  struct Number: Sendable {}
  let id: Number
}
