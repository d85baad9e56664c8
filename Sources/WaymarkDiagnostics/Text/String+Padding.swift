extension String {
  /// Returns the string, padded with trailing spaces to a width in characters.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
