/// A mistake in how a target is set up, with the target and the mending named.
struct SetupError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
