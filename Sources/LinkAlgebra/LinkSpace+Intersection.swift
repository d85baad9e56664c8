import RegularSets

extension LinkSpace {
  func intersection(_ row: LinkRow, _ other: LinkRow) throws(TooManyStatesError) -> LinkRow {
    var result = LinkRow()
    guard let path = try intersection(row.path, other.path),
      let query = try intersection(row.query, other.query),
      let fragment = try intersection(row.fragment, other.fragment)
    else { return result }
    result.path = path
    result.query = query
    result.fragment = fragment
    result.web = try intersection(row.web, other.web)
    result.custom = try intersection(row.custom, other.custom)
    return result
  }

  private func intersection(_ cell: Cell, _ other: Cell) throws(TooManyStatesError) -> Cell? {
    switch cells.relation(cell, other) {
    case .equal?, .subset?: cell
    case .superset?: other
    case .disjoint?: nil
    case .overlapping?: cells.cell(try cells.regularSet(cell).intersection(cells.regularSet(other)))
    case nil: throw TooManyStatesError()
    }
  }

  private func intersection(
    _ start: LinkRow.Start?, _ other: LinkRow.Start?
  ) throws(TooManyStatesError) -> LinkRow.Start? {
    guard let start, let other, let authority = try intersection(start.authority, other.authority),
      let first = try intersection(start.first, other.first)
    else { return nil }
    return LinkRow.Start(authority: authority, first: first)
  }

  private func intersection(
    _ path: LinkRow.Segments, _ other: LinkRow.Segments
  ) throws(TooManyStatesError) -> LinkRow.Segments? {
    var result = LinkRow.Segments()
    for index in 0..<max(path.cells.count, other.cells.count) {
      guard let cell = try intersection(path[index], other[index]) else { return nil }
      result.cells.append(cell)
    }
    guard let rest = try intersection(path.rest, other.rest) else { return nil }
    result.rest = rest
    return result
  }

  private func intersection(
    _ items: [LinkRow.Item], _ others: [LinkRow.Item]
  ) throws(TooManyStatesError) -> [LinkRow.Item]? {
    var result = items.filter { item in !others.contains { $0.column == item.column } }
    for other in others {
      guard let item = items.first(where: { $0.column == other.column }) else {
        result.append(other)
        continue
      }
      guard let cell = try intersection(item.cell, other.cell) else { return nil }
      result.append(LinkRow.Item(column: item.column, cell: cell))
    }
    return result.sorted { $0.column < $1.column }
  }

  /// A condition that is `nil` accepts every fragment. The outer optional of the result is `nil` if no fragment
  /// satisfies both conditions. The inner optional of the result is `nil` if both conditions accept every fragment.
  private func intersection(
    _ fragment: LinkRow.Fragment?, _ other: LinkRow.Fragment?
  ) throws(TooManyStatesError) -> LinkRow.Fragment?? {
    guard let fragment, let other else { return .some(fragment ?? other) }
    guard let slash = try intersection(fragment.slash, other.slash),
      let path = try intersection(fragment.path, other.path),
      let query = try intersection(fragment.query, other.query)
    else { return nil }
    return LinkRow.Fragment(slash: slash, path: path, query: query)
  }
}
