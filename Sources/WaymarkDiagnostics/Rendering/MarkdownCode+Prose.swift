extension MarkdownCode {
  /// Text between backticks becomes a code span.
  ///
  /// In messages, all text from a spec is between backticks. If the number of backticks is odd, or if text outside
  /// backticks contains special characters, the entire message becomes a code span.
  package static func prose(_ sentence: String) -> String {
    let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
    let isSound =
      parts.count % 2 == 1
      && parts.enumerated().allSatisfy { index, part in
        index % 2 == 1 || part.unicodeScalars.allSatisfy(isPlain) && !part.contains("www.")
      }
    guard isSound else { return MarkdownCode.of(sentence) }
    return parts.enumerated().map { $0 % 2 == 0 ? String($1) : MarkdownCode.of(String($1)) }.joined()
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ";", ":", ".", "'", "(", ")", "-": true
    default: false
    }
  }
}
