extension String {
  /// The method also replaces a scalar before a combining mark.
  ///
  /// In Swift, a quote and a following combining mark are one character. A shell and other parsers treat the quote and
  /// the mark as two characters.
  package func replacing(scalar: Unicode.Scalar, with text: String) -> String {
    unicodeScalars.split(separator: scalar, omittingEmptySubsequences: false).map(String.init).joined(separator: text)
  }
}
