extension String {
  /// Returns the text with trailing spaces up to a width.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
