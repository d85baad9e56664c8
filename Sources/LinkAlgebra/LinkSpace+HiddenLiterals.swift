import RegularSets
import WaymarkModel

extension LinkSpace {
  /// The more specific link has a capture that can match only one string at its position, although its type accepts
  /// several strings. For example, a capture in the first path segment of a custom-scheme URL matches only lowercase
  /// strings. If an enum has the values `new` and `Old`, the capture matches only `new`. The more general link may
  /// contain `new` as a literal.
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
