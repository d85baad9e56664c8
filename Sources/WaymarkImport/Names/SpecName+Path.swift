extension SpecName {
  /// Returns the name of a screen for the path of a pattern.
  ///
  /// The name contains the literals of the path. A literal before a capture is in the singular, so
  /// `/users/{id}/posts` becomes `userPosts`. The root path is `home`.
  ///
  /// - Parameter pattern: The pattern.
  /// - Returns: The name, or `nil` if the path consists of captures only.
  package static func path(of pattern: ImportedPattern) -> String? {
    if pattern.segments.isEmpty, pattern.query.isEmpty, pattern.fragment == nil { return "home" }
    var words = words(of: pattern.segments) + (pattern.fragment.map(words) ?? [])
    // Routers that have only one path tell their screens apart by a query value.
    for item in pattern.query {
      if case .literal(let text) = item.value { words += NameWords.of(text) }
    }
    return screen(words)
  }

  private static func words(of segments: [ImportedPattern.Segment]) -> [String] {
    var words: [String] = []
    for (index, segment) in segments.enumerated() {
      switch segment {
      case .literal(let text):
        var own = NameWords.of(text)
        if let last = own.last, index + 1 < segments.count, case .capture(_, "", _) = segments[index + 1] {
          own[own.count - 1] = singular(last)
        }
        words += own
      case .capture(_, let prefix, let suffix): words += NameWords.of(prefix) + NameWords.of(suffix)
      case .rest: break
      }
    }
    return words
  }

  /// The words that end with an `s` in the singular.
  private static let singularWords: Set<String> = ["news", "series", "species", "sms", "ios", "tvos", "macos", "os"]

  /// Returns the singular of an English noun by its ending.
  static func singular(_ word: String) -> String {
    let lower = word.lowercased()
    guard word.count > 3, lower.hasSuffix("s"), !singularWords.contains(lower) else { return word }
    if lower.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    if ["sses", "xes", "ches", "shes"].contains(where: lower.hasSuffix) { return String(word.dropLast(2)) }
    return ["ss", "us", "is"].contains(where: lower.hasSuffix) ? word : String(word.dropLast())
  }
}
