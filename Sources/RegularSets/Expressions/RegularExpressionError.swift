/// An error that reports invalid or unsupported syntax in a regular expression.
package struct RegularExpressionError: Error, Hashable, Sendable {
  /// The error message, which is one sentence without a final period.
  package let message: String
  /// The location of the error, as a range of UTF-8 bytes in the expression.
  package let range: Range<Int>
  package let help: String?

  init(_ message: String, _ range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}
