import RegularSets
import WaymarkModel

extension LinkSpace {
  /// Returns pairs of links for which the matcher may try the more general link first.
  ///
  /// The more specific link has a capture. Several strings have the type of the capture, but in a URL, the capture can
  /// match only one of these strings. The more general link may have this string as a literal.
  ///
  /// - Returns: The pairs of links.
  /// - Throws: `TooManyStatesError` if the number of compared links exceeds the limit.
  package func hiddenLiterals() throws(TooManyStatesError) -> [(winner: Int, loser: Int)] {
    var pairs: [(winner: Int, loser: Int)] = []
    var stepsLeft = 3_000_000
    for link in rows.indices {
      guard let row = rows[link], hasHiddenLiteral(model.links[link].pattern, row) else { continue }
      let candidates = candidates(for: row)
      stepsLeft -= candidates.count
      guard stepsLeft > 0 else { throw TooManyStatesError() }
      for other in candidates where relation(link, other) == .subset { pairs.append((link, other)) }
    }
    return pairs
  }

  private func hasHiddenLiteral(_ pattern: Pattern, _ row: LinkRow) -> Bool {
    for index in pattern.path.segments.indices {
      guard case .capture(let capture) = pattern.path.segments[index], shapes.onlyText(of: capture.type) == nil else {
        continue
      }
      let isText =
        index == 0
        ? LinkRow.Kind.allCases.contains { row.start($0)?.first.isText ?? false } : row.path[index - 1].isText
      if isText { return true }
    }
    return false
  }
}
