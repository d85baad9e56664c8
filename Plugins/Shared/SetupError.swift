/// A setup mistake. The message names the target and the fix.
struct SetupError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
