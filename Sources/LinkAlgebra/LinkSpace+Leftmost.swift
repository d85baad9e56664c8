import RegularSets
import WaymarkModel

extension LinkSpace {
  /// Returns a Boolean value that indicates which of two overlapping links wins under the rule `ambiguity: leftmost`.
  ///
  /// The function compares the schemes, the hosts, the path segments from left to right, the queries, and the
  /// fragments. The comparison ends at the first difference.
  ///
  /// - Parameters:
  ///   - link: The index of a link.
  ///   - other: The index of a link that overlaps `link`.
  /// - Returns: `true` if `link` is more specific at the first difference, `false` if `other` is more specific, and
  ///   `nil` otherwise.
  /// - Throws: `TooManyStatesError` if the comparison exceeds its limit.
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

  /// Returns the set of schemes, the set of hosts, and the set of first path segments that a link accepts.
  private func leftmostParts(_ link: Int) throws(TooManyStatesError) -> [Cell] {
    guard let row = rows[link] else { throw TooManyStatesError() }
    let pattern = model.links[link].pattern
    let kinds = LinkRow.Kind.allCases.filter { row.start($0) != nil }
    var endpoints: [Endpoint] = []
    for endpoint in pattern.endpoints where kinds.contains(endpoint.host == nil ? .custom : .web) {
      // An endpoint whose captured labels match no string has no URLs.
      if try !authorities.hosts(of: endpoint, pattern.captureTypes).isEmpty { endpoints.append(endpoint) }
    }
    let schemes = try RegularSet.texts(Set(endpoints.map(\.scheme)).sorted())
    let hosts = try authorities.hosts(of: pattern, kinds)
    var first = RegularSet.empty
    for start in kinds.compactMap({ row.start($0) }) { first = try first.union(cells.regularSet(start.first)) }
    return [schemes, hosts, first].map { cells.cell($0) ?? .end }
  }

  /// Returns the name of a capture in two overlapping links. With a more specific type for the capture, the
  /// links may no longer overlap.
  ///
  /// - Parameters:
  ///   - link: The index of the link that contains the capture.
  ///   - other: The index of the link that overlaps `link`.
  /// - Returns: The name of the capture, or `nil` if no captured path segment causes the overlap.
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
