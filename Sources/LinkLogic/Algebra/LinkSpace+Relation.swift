import RegularSets
import SpecModel
import WaymarkLinks

extension LinkSpace {

  /// The path segments and query keys, and then the leading slash, segments, and query keys of the fragment. In a
  /// segment column, the empty string is the end of the path; in the slash column, a missing fragment. All later
  /// columns of that path then contain the empty string too, so a set of paths is a Cartesian product with one set for
  /// each column.
  struct Columns {
    let query, slash, fragment, fragmentQuery, count: Int

    init(segments: Int, query queryCount: Int, fragment fragmentSegments: Int, fragmentQuery fragmentQueryCount: Int) {
      query = segments
      slash = query + queryCount
      fragment = slash + 1
      fragmentQuery = fragment + fragmentSegments
      count = fragmentQuery + fragmentQueryCount
    }
  }

  func columns(of rows: some Sequence<LinkRow>) -> Columns {
    var segments = 1
    var fragment = 0
    for row in rows {
      // One more column distinguishes whether the path continues after its last segment.
      segments = max(segments, row.path.cells.count + 2)
      if let path = row.fragment?.path { fragment = max(fragment, path.cells.count + 1) }
    }
    return Columns(
      segments: min(segments, CanonicalURL.mostSegments), query: query.count, fragment: fragment,
      fragmentQuery: fragmentQuery.count)
  }

  func cell(_ row: LinkRow, _ kind: LinkRow.Kind, _ column: Int, _ columns: Columns) -> Cell {
    if column == 0 { return row.start(kind)?.first ?? .end }
    if column < columns.query { return row.path[column - 1] }
    if column < columns.slash {
      return Self.cell(row.query, column - columns.query) ?? freeQuery[column - columns.query]
    }
    guard let fragment = row.fragment else {
      if column == columns.slash { return freeSlash }
      return column < columns.fragmentQuery ? openFragment : freeFragmentQuery[column - columns.fragmentQuery]
    }
    if column == columns.slash { return fragment.slash }
    if column < columns.fragmentQuery { return fragment.path[column - columns.fragment] }
    let key = column - columns.fragmentQuery
    return Self.cell(fragment.query, key) ?? freeFragmentQuery[key]
  }

  private static func cell(_ items: [LinkRow.Item], _ column: Int) -> Cell? {
    items.first { $0.column == column }?.cell
  }

  func named(_ rows: [LinkRow], _ columns: Columns) -> [Int] {
    var named: Set<Int> = []
    for row in rows {
      for item in row.query { named.insert(columns.query + item.column) }
      guard let fragment = row.fragment else { continue }
      named.formUnion(columns.slash..<columns.fragmentQuery)
      for item in fragment.query { named.insert(columns.fragmentQuery + item.column) }
    }
    return named.sorted()
  }

  package func relation(_ link: Int, _ other: Int) -> SetRelation? {
    guard let row = rows[link], let otherRow = rows[other] else { return nil }
    return relation(row, otherRow)
  }

  func relation(_ row: LinkRow, _ other: LinkRow) -> SetRelation? {
    guard row.isWhole, other.isWhole else { return relation(row.parts, other.parts) }
    guard let result = startRelation(row, other) else { return nil }
    guard result != .disjoint, row.path != other.path || row.query != other.query || row.fragment != other.fragment
    else { return result }
    let columns = columns(of: [row, other])
    return relation(row, other, in: Array(1..<columns.query) + named([row, other], columns), columns, times: result)
  }

  private func relation(_ parts: [LinkRow], _ others: [LinkRow]) -> SetRelation? {
    var union = DisjointUnion()
    var met: Set<Int> = []
    for part in parts {
      var isAlone = true
      for (index, other) in others.enumerated() {
        guard let relation = relation(part, other) else { return nil }
        guard relation != .disjoint else { continue }
        union.add(relation)
        met.insert(index)
        isAlone = false
      }
      if isAlone { union.addToFirst() }
    }
    if met.count < others.count { union.addToSecond() }
    return union.relation
  }

  func relation(
    _ row: LinkRow, _ other: LinkRow, in range: some Sequence<Int>, _ columns: Columns,
    times start: SetRelation = .equal
  ) -> SetRelation? {
    var result = start
    for column in range {
      guard let relation = cells.relation(cell(row, .web, column, columns), cell(other, .web, column, columns)) else {
        return nil
      }
      result = result.times(relation)
      if result == .disjoint { return result }
    }
    return result
  }

  /// Web URLs and custom-scheme URLs are disjoint, so they are compared separately.
  private func startRelation(_ row: LinkRow, _ other: LinkRow) -> SetRelation? {
    var union = DisjointUnion()
    for kind in LinkRow.Kind.allCases {
      switch (row.start(kind), other.start(kind)) {
      case (nil, nil): break
      case (_?, nil): union.addToFirst()
      case (nil, _?): union.addToSecond()
      case (let start?, let otherStart?):
        guard let authority = cells.relation(start.authority, otherStart.authority),
          let first = cells.relation(start.first, otherStart.first)
        else { return nil }
        union.add(authority.times(first))
      }
    }
    return union.relation
  }
}

extension LinkSpace {
  func intersection(_ row: LinkRow, _ other: LinkRow) throws(TooManyStatesError) -> LinkRow {
    var parts: [LinkRow] = []
    for part in row.parts {
      for other in other.parts { parts.append(try intersection(ofParts: part, other)) }
    }
    return LinkRow(parts)
  }

  private func intersection(ofParts row: LinkRow, _ other: LinkRow) throws(TooManyStatesError) -> LinkRow {
    var result = LinkRow()
    guard let path = try intersection(row.path, other.path), let query = try intersection(row.query, other.query),
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

  /// A `nil` condition accepts every fragment. The outer optional is `nil` if no fragment satisfies both, and the inner
  /// one if both accept every fragment.
  private func intersection(
    _ fragment: LinkRow.Fragment?, _ other: LinkRow.Fragment?
  ) throws(TooManyStatesError) -> LinkRow.Fragment?? {
    guard let fragment, let other else { return .some(fragment ?? other) }
    guard let slash = try intersection(fragment.slash, other.slash),
      let path = try intersection(fragment.path, other.path), let query = try intersection(fragment.query, other.query)
    else { return nil }
    return LinkRow.Fragment(slash: slash, path: path, query: query)
  }
}

extension LinkSpace {
  /// The rank of each link by its URL prefixes: the number of links' sets of prefixes that are subsets of its own. A
  /// link with only `https://example.com` ranks below one with also `app:`.
  package func widths() -> [Int] {
    func isInside(_ cell: Cell, _ others: [Cell]) -> Bool {
      others.contains { cells.relation(cell, $0)?.isSubset ?? false }
    }
    let ownAuthorities = rows.map { row in
      (row?.parts ?? []).flatMap { part in [part.web?.authority, part.custom?.authority].compactMap { $0 } }
    }
    let authorities = Set(ownAuthorities)
    var widths: [[Cell]: Int] = [:]
    for authority in authorities {
      widths[authority] = authorities.count { $0.allSatisfy { isInside($0, authority) } }
    }
    return ownAuthorities.map { widths[$0] ?? 0 }
  }
}
