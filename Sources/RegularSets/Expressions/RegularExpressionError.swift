/// A syntax error in a regular expression, or a construct that is not supported.
package struct RegularExpressionError: Error, Hashable, Sendable {
  /// One sentence without a final period.
  package let message: String
  /// The location of the error in bytes of the UTF-8 of the expression.
  package let range: Range<Int>
  /// A suggestion for fixing the error.
  package let help: String?

  init(_ message: String, _ range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}
