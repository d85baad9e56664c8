/// Why a text is no regular expression, or none of the kind that is read here.
package struct RegularExpressionError: Error, Hashable, Sendable {
  /// One sentence, without a full stop.
  package let message: String
  /// Where, in bytes of the expression's UTF-8.
  package let range: Range<Int>
  /// What to do next.
  package let help: String?

  init(_ message: String, _ range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}
