/// The form of a scalar that a decoder expects. The form selects the help for a value of another kind.
package enum ScalarForm: Sendable {
  /// A word with a meaning in YAML, such as `null`, becomes text in quotes.
  case text
  case name
  /// A string that can contain braces, such as a pattern or a host.
  case pattern
  /// Any other scalar, such as a type or one of several words.
  case word

  var allowsQuotes: Bool { self == .text || self == .name }
}
