import RegularSets

extension LinkSpace {
  /// Links that are inside others though a trie looks at these first: captures of a type of several texts, of which one alone
  /// can stand where they are, next to that text as a literal.
  ///
  /// - Throws: where there are so many that it takes too long.
  func hiddenLiterals() throws(TooManyStates) -> [(winner: Int, loser: Int)] {
    var pairs: [(winner: Int, loser: Int)] = []
    var stepsLeft = 3_000_000
    for (link, row) in rows.enumerated() {
      guard let row, hasHiddenLiteral(model.links[link].pattern, row) else { continue }
      let candidates = candidates(for: row)
      stepsLeft -= candidates.count
      guard stepsLeft > 0 else { throw TooManyStates() }
      for other in candidates where relation(link, other) == .inside { pairs.append((link, other)) }
    }
    return pairs
  }

  private func hasHiddenLiteral(_ pattern: Pattern, _ row: LinkRow) -> Bool {
    pattern.path.segments.enumerated().contains { index, segment in
      guard case .capture(let capture) = segment, shapes.onlyText(of: capture.type) == nil else { return false }
      guard index == 0 else { return row.path[index - 1].isText }
      return LinkRow.Kind.allCases.contains { row.start($0)?.first.isText ?? false }
    }
  }
}
