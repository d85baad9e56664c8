/// An error that ends a command and contains a message for the user.
package struct CommandError: Error {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
