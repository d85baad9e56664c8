import RegularSets
import WaymarkModel

extension LinkSpace {
  /// Returns a Boolean value that indicates which of two overlapping links wins under the rule `ambiguity: leftmost`.
  ///
  /// The function compares the schemes, the hosts, the path segments from left to right, the queries, and the
  /// fragments. The comparison ends at the first difference.
  func isFirstLeftmost(_ link: Int, _ other: Int) throws(TooManyStatesError) -> Bool? {
    let parts = try leftmostParts(link)
    let others = try leftmostParts(other)
    guard let row = rows[link], let otherRow = rows[other] else { throw TooManyStatesError() }
    let columns = columns(of: [row, otherRow])
    var relations = zip(parts, others).map { cells.relation($0, $1) }
    relations += (1..<columns.query).map { relation(row, otherRow, in: $0..<$0 + 1, columns) }
    relations.append(relation(row, otherRow, in: columns.query..<columns.slash, columns))
    relations.append(relation(row, otherRow, in: columns.slash..<columns.count, columns))
    switch relations.first(where: { $0 != .equal }) {
    case .subset??: return true
    case .superset??: return false
    case .equal??, .overlapping??, .disjoint??, nil: return nil
    case nil?: throw TooManyStatesError()
    }
  }

  private func leftmostParts(_ link: Int) throws(TooManyStatesError) -> [Cell] {
    if let known = leftmostCells[link] { return known }
    guard let row = rows[link] else { throw TooManyStatesError() }
    let kinds = LinkRow.Kind.allCases.filter { row.start($0) != nil }
    let starts = Set(kinds.compactMap { row.start($0)?.first })
    var first = starts.first ?? .end
    // Nearly all links have the same segments on the web and on custom schemes, and a union of large sets is slow.
    if starts.count > 1 {
      var union = RegularSet.empty
      for start in starts { union = try union.union(cells.regularSet(start)) }
      first = cells.cell(union) ?? .end
    }
    let parts = try leftmostAuthority(of: model.links[link].pattern, kinds) + [first]
    leftmostCells[link] = parts
    return parts
  }

  /// Most links of a spec have the same schemes and hosts, so the results are kept.
  private func leftmostAuthority(of pattern: Pattern, _ kinds: [LinkRow.Kind]) throws(TooManyStatesError) -> [Cell] {
    let key = AuthoritySets.Key(
      pattern.endpoints.filter { kinds.contains($0.host == nil ? .custom : .web) }, of: pattern)
    if let known = leftmostAuthorities[key] { return known }
    var endpoints: [Endpoint] = []
    for endpoint in key.endpoints {
      // An endpoint whose captured labels match no string has no URLs.
      if try !authorities.hosts(of: endpoint, key.labels).isEmpty { endpoints.append(endpoint) }
    }
    let schemes = try RegularSet.texts(Set(endpoints.map(\.scheme)).sorted())
    let hosts = try authorities.hosts(of: pattern, kinds)
    let parts = [schemes, hosts].map { cells.cell($0) ?? .end }
    leftmostAuthorities[key] = parts
    return parts
  }

  /// With a more specific type for the capture, the links may no longer overlap.
  package func decidingCapture(of link: Int, against other: Int) -> String? {
    guard let row = rows[link], let otherRow = rows[other] else { return nil }
    let columns = columns(of: [row, otherRow])
    let kind: LinkRow.Kind = row.web != nil && otherRow.web != nil ? .web : .custom
    for (column, segment) in model.links[link].pattern.path.segments.enumerated() where column < columns.query {
      guard case .capture(let capture) = segment,
        let relation = cells.relation(cell(row, kind, column, columns), cell(otherRow, kind, column, columns)),
        relation == .superset || relation == .overlapping
      else { continue }
      return capture.name
    }
    return nil
  }
}
