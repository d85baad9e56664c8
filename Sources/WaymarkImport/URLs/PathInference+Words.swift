extension PathInference {
  /// Returns the words at a position that are values.
  func openWords(_ position: Position, depth: Int, parts: [InferredPath.Part]) -> Set<String> {
    let candidates = position.words.keys.filter { word in
      isLabeled || isRareValue(word, position, parts: parts)
        || !isScreen(word) && !position.screens.contains(word) && !isParent(word, position, depth: depth)
    }
    guard !candidates.isEmpty else { return [] }
    guard isOpen(candidates, position, depth: depth, parts: parts) else {
      return alike(candidates, position, depth: depth)
    }
    // Below a value, every frequent word that is not a usual screen is another value.
    if isLabeled || parts.last?.isCapture == true { return Set(candidates) }
    return Set(candidates).subtracting(outliers(candidates, position))
  }

  /// Returns the words that are followed by the same words, as the users in `/anna/posts` and `/ben/posts`.
  private func alike(_ candidates: [String], _ position: Position, depth: Int) -> Set<String> {
    var next: [String: Set<String>] = [:]
    for word in candidates where !ScreenWords.isCollection(word) && !ScreenWords.isPlural(word) {
      let words = Set(continuations(position.words[word] ?? [], depth: depth).compactMap { $0 })
        .subtracting(ScreenWords.operations)
      if !words.isEmpty { next[word] = words }
    }
    guard next.count >= Self.fewestAlike else { return [] }
    var counts: [String: Int] = [:]
    for words in next.values { for word in words { counts[word, default: 0] += 1 } }
    let shared = Set(counts.filter { $0.value >= Self.fewestAlike && $0.value * 3 >= next.count }.keys)
    let crowd = next.filter { $0.value.intersection(shared).count * 2 >= $0.value.count }.map(\.key)
    return crowd.count >= (shared.count >= 2 ? Self.fewestAlike : 5) ? Set(crowd) : []
  }

  /// Returns whether a word below a value is as rare as the many words beside it, although the word can name a screen.
  private func isRareValue(_ word: String, _ position: Position, parts: [InferredPath.Part]) -> Bool {
    guard hasCounts, parts.last?.isCapture == true, position.words.count >= 12 else { return false }
    return (position.words[word] ?? []).reduce(0) { $0 + forms[$1].count } <= 1
  }

  /// Returns whether a word names a collection and has paths below it.
  private func isParent(_ word: String, _ position: Position, depth: Int) -> Bool {
    ScreenWords.isCollection(word) && (position.words[word] ?? []).contains { forms[$0].shapes.count > depth + 1 }
  }

  private func isScreen(_ word: String) -> Bool {
    let lower = word.lowercased()
    if ScreenWords.screens.contains(lower) { return true }
    guard let dot = lower.lastIndex(of: ".") else { return false }
    return ScreenWords.screens.contains(String(lower[..<dot]))
  }

  /// Returns whether words at a position are examples of values.
  private func isOpen(
    _ candidates: [String], _ position: Position, depth: Int, parts: [InferredPath.Part]
  ) -> Bool {
    let count = candidates.count
    // A language before a path does not change the meaning of the path.
    let parts = parts.first.map(Self.isLanguage) == true ? Array(parts.dropFirst()) : parts
    let before = parts.last
    let isCollection = before?.literal.map(ScreenWords.isCollection) ?? false
    let isPlural = before?.literal.map(ScreenWords.isPlural) ?? false
    let longTail = hasLongTail(candidates.map { position.words[$0] ?? [] })
    let texts = position.values.keys.count { [.slug, .text, .domain].contains($0) }
    let valueLike = candidates.count { Self.resemblesValue($0) }
    // The first word after a custom scheme is in the place of a host, which is rarely a value.
    if parts.isEmpty, isCustomScheme { return count >= 40 && longTail }
    if isLabeled {
      if count >= (parts.isEmpty ? 8 : 4) { return true }
      return texts > 0 || (count >= 2 && (isCollection || isPlural || longTail && valueLike * 2 > count))
    }
    if isCollection || Self.isDate(parts.suffix(3)) || haveOwnParents(candidates, position, depth: depth) {
      return true
    }
    if isPlural, count >= 2, longTail || texts > 0 || !hasCounts || count >= 8 { return true }
    if texts > 0, longTail || valueLike * 2 > count { return true }
    if count >= (parts.isEmpty ? 12 : 3), valueLike * 2 > count, longTail { return true }
    if count >= (parts.isEmpty ? 200 : Self.fewestFrequent), count * 10 >= position.words.count * 7 { return true }
    guard hasCounts, longTail else { return !hasCounts && count >= 25 }
    return count >= (parts.isEmpty || before?.isCapture == true ? 12 : 5)
  }

  /// Returns whether parts are the integers of a year, a month, and a day, after which a title follows.
  private static func isDate(_ parts: ArraySlice<InferredPath.Part>) -> Bool {
    parts.count == 3 && parts.allSatisfy { $0 == .capture(.int) }
  }

  /// Returns whether nearly all words at a position occur after only one of several values, such as the names of lists
  /// in `/anna/travel`, `/ben/food`, and `/carl/jazz`. The name of a screen occurs after several values.
  private func haveOwnParents(_ candidates: [String], _ position: Position, depth: Int) -> Bool {
    guard depth > 0, candidates.count >= Self.fewestOwn, candidates.count == position.words.count else { return false }
    var parents: Set<String> = []
    var shared = 0
    for word in candidates {
      let own = Set((position.words[word] ?? []).map { forms[$0].shapes[depth - 1]?.word })
      guard !own.contains(nil) else { return false }
      if own.count > 1 { shared += 1 }
      parents.formUnion(own.compactMap(\.self))
    }
    return shared * 4 <= candidates.count && parents.count >= 3
  }

  /// Returns whether a text resembles a title or a generated name more than a word of an app.
  static func resemblesValue(_ text: String) -> Bool {
    var separators = 0
    var digits = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") { separators += 1 }
      if byte &- 0x30 < 10 { digits += 1 }
    }
    return separators >= 2 || (digits > 0 && text.utf8.count > 3) || text.utf8.first.map { $0 &- 0x41 < 26 } ?? false
  }

  /// The maximum number of requests of a rare URL.
  ///
  /// Reports often omit the rarest URLs. If the smallest counts exceed 2 but are small, they count as rare.
  static func rareCount(_ members: [Int], in forms: [SurveyedForm]) -> Int {
    let counts = members.map { forms[$0].count }.sorted()
    guard !counts.isEmpty else { return 2 }
    let quartile = counts[counts.count / 4]
    return quartile <= 10 ? max(2, quartile) : 2
  }

  /// Returns whether many of the values occurred only once, so that further values are likely (Good, 1953).
  func hasLongTail(_ values: [[Int]]) -> Bool {
    guard hasCounts else { return values.count >= 3 }
    let single = values.count { members in members.reduce(0) { $0 + forms[$1].count } <= rareCount }
    return single * 4 >= values.count
  }

  /// Returns words that are much more frequent than the values beside them.
  private func outliers(_ candidates: [String], _ position: Position) -> Set<String> {
    guard hasCounts, candidates.count >= 12 else { return [] }
    let counts = candidates.map { word in (word, (position.words[word] ?? []).reduce(0) { $0 + forms[$1].count }) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
    let median = counts[counts.count / 2].1
    // Frequencies of values decrease evenly. A large step separates parts of the app from values.
    var end = 0
    for index in 0..<min(40, counts.count - 1)
    where counts[index].1 >= 20 && counts[index].1 >= 10 * median && counts[index].1 >= 3 * counts[index + 1].1 {
      end = index + 1
    }
    return Set(counts[..<end].map(\.0))
  }
}
