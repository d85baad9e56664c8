import RegularSets
import SpecModel

/// Determines whether several sets of URLs together contain all URLs of the *target row*. This is the usefulness of a
/// pattern (Maranget, "Warnings for Pattern Matching", 2007), with regular sets of strings instead of constructors. In
/// each column, the search divides the strings of the target row into parts that every other row accepts entirely or
/// not at all, such as the end of the path and each literal. It first tries the part that the fewest rows accept, which
/// in simple cases leads quickly to an uncovered URL.
struct Coverage {
  enum Answer {
    case covered
    case uncovered(URLValues)
    case unknown
  }

  private let space: LinkSpace
  private let columns: LinkSpace.Columns
  private let row: LinkRow
  private let hints: Suggestions
  private var kind = LinkRow.Kind.web
  /// The columns in the order of the search; -1 is the scheme and authority.
  private var order: [Int] = []
  private var stepsLeft: Int
  private var isIncomplete = false

  private static let mostColumns = 500
  private static let movesOfStep = 500

  private init(_ space: LinkSpace, _ row: LinkRow, _ columns: LinkSpace.Columns, _ hints: Suggestions, steps: Int) {
    self.space = space
    self.row = row
    self.columns = columns
    self.hints = hints
    stepsLeft = steps
  }

  static func answer(
    _ row: LinkRow, by rows: [LinkRow], _ space: LinkSpace, _ columns: LinkSpace.Columns, _ hints: Suggestions,
    stepsLeft: inout Int
  ) -> Answer {
    let rows = rows.allSatisfy(\.isWhole) ? rows : rows.flatMap(\.parts)
    var answer = Answer.covered
    for part in row.parts {
      switch self.answer(ofPart: part, by: rows, space, columns, hints, stepsLeft: &stepsLeft) {
      case .covered: continue
      case .unknown: answer = .unknown
      case .uncovered(let values): return .uncovered(values)
      }
    }
    return answer
  }

  private static func answer(
    ofPart row: LinkRow, by rows: [LinkRow], _ space: LinkSpace, _ columns: LinkSpace.Columns, _ hints: Suggestions,
    stepsLeft: inout Int
  ) -> Answer {
    let steps = min(space.limits.stepsOfCoverage, stepsLeft)
    var coverage = Coverage(space, row, columns, hints, steps: steps)
    defer { stepsLeft -= steps - coverage.stepsLeft }
    coverage.order = [-1] + Array(0..<columns.query) + space.named([row] + rows, columns)
    guard coverage.order.count <= mostColumns else { return .unknown }
    // The first readable URL is nearly always a witness.
    if let sample = space.values(in: [row], columns, [hints]) {
      coverage.kind = sample.kind
      if !rows.contains(where: { $0.start(sample.kind) != nil && coverage.contains($0, sample) }) {
        return .uncovered(sample)
      }
    }
    for kind in LinkRow.Kind.allCases where row.start(kind) != nil {
      coverage.kind = kind
      let others = rows.filter { coverage.overlaps($0) }
      if let found = coverage.search(0, others, coverage.start, hasEnded: false) {
        return .uncovered(coverage.simplified(found, others))
      }
    }
    return coverage.isIncomplete ? .unknown : .covered
  }

  private var start: URLValues { URLValues(kind: kind, texts: [[UInt8]](repeating: [], count: columns.count)) }

  private func cell(_ row: LinkRow, _ column: Int) -> Cell {
    column < 0 ? row.start(kind)?.authority ?? .end : space.cell(row, kind, column, columns)
  }

  private func overlaps(_ other: LinkRow) -> Bool {
    guard other.start(kind) != nil else { return false }
    return !order.contains { space.cells.relation(cell(row, $0), cell(other, $0)) == .disjoint }
  }

  /// Removes the fragment and the query items without which the URL is still uncovered.
  private func simplified(_ values: URLValues, _ rows: [LinkRow]) -> URLValues {
    var values = values
    // First the whole fragment is removed, and then each key.
    let keys = order.filter { columns.query..<columns.slash ~= $0 || $0 >= columns.fragmentQuery }
    for range in [columns.slash..<columns.count] + keys.map({ $0..<$0 + 1 }) {
      var simpler = values
      for column in range { simpler.texts[column] = [] }
      if contains(row, simpler), !rows.contains(where: { contains($0, simpler) }) { values = simpler }
    }
    return values
  }

  private func contains(_ row: LinkRow, _ values: URLValues) -> Bool {
    space.contains(values.authority, cell(row, -1))
      && order.dropFirst().allSatisfy { space.contains(values.texts[$0], cell(row, $0)) }
  }

  /// Each row accepts either all strings of a part or none. ``text`` is one of them; ``rows`` are the accepting rows,
  /// except the target row.
  private struct Part {
    let text: [UInt8]
    let rows: [LinkRow]
  }

  /// Starts at the index `position` of ``order``.
  private mutating func search(_ position: Int, _ rows: [LinkRow], _ values: URLValues, hasEnded: Bool) -> URLValues? {
    guard position < order.count else { return rows.isEmpty ? values : nil }
    let column = order[position]
    guard stepsLeft > 0 else {
      isIncomplete = true
      return nil
    }
    stepsLeft -= 1
    // The path of a fragment is separate. Its leading-slash column, where the empty string is a missing fragment,
    // belongs to it.
    let hasEnded = hasEnded && column != columns.slash
    let isPath = (column >= 0 && column < columns.query) || (column >= columns.slash && column < columns.fragmentQuery)
    let lacksFragment = column > columns.slash && values.texts[columns.slash].isEmpty
    let parts: [Part]
    if isPath && hasEnded || lacksFragment {
      parts = [Part(text: [], rows: rows.filter { space.contains([], cell($0, column)) })]
    } else {
      guard let known = self.parts(column, rows, isPath: isPath) else {
        isIncomplete = true
        return nil
      }
      parts = known
    }
    for part in parts {
      var next = values
      if column < 0 { next.authority = part.text } else { next.texts[column] = part.text }
      if let found = search(position + 1, part.rows, next, hasEnded: hasEnded || (isPath && part.text.isEmpty)) {
        return found
      }
      if isIncomplete { return nil }
    }
    return nil
  }

  /// In ascending order of the rows that accept a part.
  private mutating func parts(_ column: Int, _ rows: [LinkRow], isPath: Bool) -> [Part]? {
    let own = cell(row, column)
    guard !space.cells.isSingle(own) else {
      let text = space.cells.text(own)
      return [Part(text: text, rows: rows.filter { space.contains(text, cell($0, column)) })]
    }
    var rowsOfCell: [Cell: [Int]] = [:]
    for (index, other) in rows.enumerated() { rowsOfCell[cell(other, column), default: []].append(index) }
    // The end of a path is a separate part, because the end determines the following columns.
    var texts = Set(
      rowsOfCell.keys.filter { space.cells.isSingle($0) }.map { space.cells.text($0) }.filter {
        space.contains($0, own)
      })
    if space.contains([], own) { texts.insert([]) }
    let sets = rowsOfCell.keys.filter { !space.cells.isSingle($0) }.sorted { $0.number > $1.number }
    guard var parts = parts(of: own, sets, besides: texts, column) else { return nil }
    for text in texts.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      parts.append((text, sets.filter { space.contains(text, $0) } + [space.cells.cell(text: text)]))
    }
    // Parts that are contained in the same rows are equivalent, except the end of a path.
    var seen: Set<[Int]> = []
    return parts.map { (text: $0.text, members: $0.cells.flatMap { rowsOfCell[$0] ?? [] }.sorted()) }
      .sorted { ($0.members.count, $0.text.count) < ($1.members.count, $1.text.count) }
      .filter { (isPath && $0.text.isEmpty) || seen.insert($0.members).inserted }
      .map { part in Part(text: part.text, rows: part.members.map { rows[$0] }) }
  }

  /// Each element of `sets` contains either all strings of a part or none. The `cells` are the supersets of the part.
  private mutating func parts(
    of own: Cell, _ sets: [Cell], besides texts: Set<[UInt8]>, _ column: Int
  ) -> [(text: [UInt8], cells: [Cell])]? {
    var supersets: [Cell] = []
    var others: [(cell: Cell, set: RegularSet)] = []
    for cell in sets {
      guard let relation = space.cells.relation(own, cell) else { return nil }
      if relation.isSubset {
        supersets.append(cell)
      } else {
        guard let set = try? space.cells.regularSet(cell) else { return nil }
        others.append((cell, set))
      }
    }
    var movesLeft = stepsLeft * Self.movesOfStep
    defer { stepsLeft = movesLeft / Self.movesOfStep }
    guard let whole = try? space.cells.regularSet(own),
      let regions = try? Regions(of: whole, by: others.map(\.set), movesLeft: &movesLeft)
    else { return nil }
    var suggested = [[UInt8]?](repeating: nil, count: regions.all.count)
    for hint in column < 0 ? hints.authorities : hints[column] where !texts.contains(hint) {
      if let region = regions.region(of: hint), suggested[region] == nil { suggested[region] = hint }
    }
    return regions.all.indices.compactMap { index in
      let region = regions.all[index]
      guard let text = suggested[index] ?? text(of: index, regions, besides: texts) else { return nil }
      return (text, supersets + region.members.map { others[$0].cell })
    }
  }

  private func text(of region: Int, _ regions: Regions, besides others: Set<[UInt8]>) -> [UInt8]? {
    let shortest = regions.all[region].shortestText
    guard others.contains(shortest) else { return shortest }
    return regions.firstTexts(ofRegion: region, others.count + 1).first { !others.contains($0) }
  }
}

extension LinkSpace {
  package enum CoverageAnswer: Sendable {
    case covered
    case uncovered(String)
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
