/// An error about the output of a handler.
package struct HandlerError: Error, Equatable {
  /// The problem, in lowercase and without a period.
  package let message: String
}
