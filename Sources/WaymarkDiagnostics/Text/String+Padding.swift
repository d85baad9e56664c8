extension String {
  /// With blanks behind it, so that what follows starts at a column.
  package func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
