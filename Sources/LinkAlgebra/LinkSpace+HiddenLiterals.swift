import RegularSets
import WaymarkModel

extension LinkSpace {
  /// Links that are inside others though a trie looks at these first: captures of a type of several texts, of which one alone
  /// can stand where they are, next to that text as a literal.
  ///
  /// - Throws: where there are so many that it takes too long.
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
