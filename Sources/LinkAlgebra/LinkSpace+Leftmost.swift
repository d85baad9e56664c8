import RegularSets
import WaymarkModel

extension LinkSpace {
  /// Which of two links that cross wins under `ambiguity: leftmost`: the one whose scheme, else whose host, else whose first
  /// segment, and so on, can be less than the other's. nil where they cross at the first difference.
  ///
  /// - Throws: where it takes too long to find out.
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

  /// What the schemes of a link can be, its hosts and its first segments, each by itself.
  private func leftmostParts(_ link: Int) throws(TooManyStatesError) -> [Cell] {
    guard let row = rows[link] else { throw TooManyStatesError() }
    let pattern = model.links[link].pattern
    let kinds = LinkRow.Kind.allCases.filter { row.start($0) != nil }
    var endpoints: [Endpoint] = []
    for endpoint in pattern.endpoints where kinds.contains(endpoint.host == nil ? .custom : .web) {
      // One whose labels can be nothing has no URLs.
      if try !authorities.hosts(of: endpoint, pattern.captureTypes).isEmpty { endpoints.append(endpoint) }
    }
    let schemes = try RegularSet.texts(Set(endpoints.map(\.scheme)).sorted())
    let hosts = try authorities.hosts(of: pattern, kinds)
    var first = RegularSet.empty
    for start in kinds.compactMap({ row.start($0) }) { first = try first.union(cells.regularSet(start.first)) }
    return [schemes, hosts, first].map { cells.cell($0) ?? .end }
  }

  /// The name of a capture of one link that, if it could be less, might keep it from crossing another; nil where no segment
  /// decides.
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
