import WaymarkModel

extension LinkSpace {
  /// A value that indicates whether the links of a model together match all URLs of a pattern.
  package enum CoverageAnswer: Sendable {
    case covered
    case uncovered(String)
    /// The decision procedure exceeded its limit.
    case unknown
  }

  package func coverage(of link: Int, by links: [Int]) -> CoverageAnswer {
    guard let row = rows[link] else { return .unknown }
    let others = links.compactMap { rows[$0] }
    let columns = columns(of: [row] + others)
    return coverage(of: row, by: others, columns, suggestions(link, columns))
  }

  package func coverage(of pattern: Pattern) -> CoverageAnswer {
    guard let row = try? row(of: pattern) else { return .unknown }
    return coverage(of: row, pattern)
  }

  func coverage(of row: LinkRow, _ pattern: Pattern) -> CoverageAnswer {
    let candidates = candidates(for: row)
    coverageStepsLeft -= candidates.count / 10 + 1
    guard coverageStepsLeft > 0 else { return .unknown }
    let others = candidates.compactMap { rows[$0] }.filter { relation($0, row) != .disjoint }
    let columns = columns(of: [row] + others)
    return coverage(of: row, by: others, columns, Suggestions(pattern, examples: [], self, columns))
  }

  private func coverage(
    of row: LinkRow, by others: [LinkRow], _ columns: Columns, _ hints: Suggestions
  ) -> CoverageAnswer {
    switch Coverage.answer(row, by: others, self, columns, hints, stepsLeft: &coverageStepsLeft) {
    case .covered: .covered
    case .unknown: .unknown
    case .uncovered(let values): .uncovered(text(of: values, columns))
    }
  }

  package func sample(of link: Int) -> String? {
    guard let row = rows[link], !row.isEmpty else { return nil }
    let columns = columns(of: [row])
    let hints = suggestions(link, columns)
    return values(in: [row], columns, [hints]).map { text(of: $0, columns) }
  }

  package func sample(of link: Int, on endpoint: Endpoint) -> String? {
    let pattern = model.links[link].pattern.standing { $0 == endpoint }
    guard let row = try? row(of: pattern), !row.isEmpty else { return nil }
    let columns = columns(of: [row])
    let hints = Suggestions(pattern, examples: model.links[link].examples, self, columns)
    return values(in: [row], columns, [hints]).map { text(of: $0, columns) }
  }
}
