import RegularSets
import SpecModel
import WaymarkLinks

/// The links of a model as sets of URLs. A class, because all callers share the cached sets.
package final class LinkSpace {
  package let model: NavigationModel
  let limits: SearchLimits
  var cells: CellTable
  package var shapes: ShapeTexts
  private(set) var authorities: AuthoritySets
  private(set) var query: QueryColumns
  private(set) var fragmentQuery: QueryColumns
  package var isIncomplete: Bool { cells.isIncomplete }
  private(set) var rows: [LinkRow?] = []
  private(set) var freeQuery: [Cell] = []
  private(set) var freeFragmentQuery: [Cell] = []
  /// All path segments, and the empty string for an absent one.
  private(set) var open = Cell.end
  private(set) var openFragment = Cell.end
  /// The empty string represents an absent fragment.
  private(set) var freeSlash = Cell.end
  private var optionalHash = Cell.end
  private(set) lazy var firstSegments = Dictionary(
    uniqueKeysWithValues: LinkRow.Kind.allCases.map { ($0, FirstSegments(rows, $0, cells)) })
  var coverageStepsLeft: Int
  var quickTexts: [Cell: [[UInt8]]] = [:]
  /// The schemes, hosts, and first segments of overlapping links. A link can overlap many links.
  var leftmostCells: [Int: [Cell]] = [:]
  var leftmostAuthorities: [AuthoritySets.Key: [Cell]] = [:]
  private var cellsOfShapes: [CellKey: Cell?] = [:]
  private var cellsOfPlain: [Cell??] = Array(repeating: nil, count: 2 * CaptureShape.plainNumbers)
  private var cellsOfLiterals: [String: Cell] = [:]
  /// Consecutive links mostly have the same endpoints, and a dictionary would hash long strings. Endpoints with
  /// captured host labels are not cached.
  private var lastWebAuthority: (endpoints: [Endpoint], authority: Cell?)?
  private var lastCustomAuthority: (endpoints: [Endpoint], authority: Cell?)?

  private struct CellKey: Hashable {
    let shape: CaptureShape
    let isOptional: Bool
  }

  /// A plus sign that has the same meaning on each origin.
  private(set) lazy var queryValues = URLComponentBytes.queryValue(
    plusIsSpace: model.links.contains { $0.pattern.endpoints.contains(where: \.reading.plusIsSpace) })

  package private(set) lazy var redirectLinks = model.redirectLinks

  package private(set) lazy var precedence = LinkPrecedence(self)

  package init(_ model: NavigationModel, limits: SearchLimits = SearchLimits()) {
    self.model = model
    self.limits = limits
    coverageStepsLeft = limits.stepsOfAllCoverage
    cells = CellTable(limits, ignoringCase: model.hasLinksIgnoringCase)
    shapes = ShapeTexts(model, limits)
    authorities = AuthoritySets(shapes.sets, limits)
    // Most patterns have no query.
    var queries: [[Pattern.QueryItem]] = []
    var fragmentQueries: [[Pattern.QueryItem]] = []
    func add(_ pattern: Pattern) {
      if !pattern.query.isEmpty { queries.append(pattern.query) }
      if let items = pattern.fragment?.query, !items.isEmpty { fragmentQueries.append(items) }
    }
    for index in model.links.indices { add(model.links[index].pattern) }
    for claim in model.claims { add(claim) }
    for index in model.links.indices {
      if let redirect = model.links[index].redirect { add(redirect.target) }
    }
    query = QueryColumns(queries, limits)
    fragmentQuery = QueryColumns(fragmentQueries, limits)
    do throws(TooManyStatesError) {
      open = try cell(ShapeTexts.segments.union(.emptyText))
      openFragment = try cell(RegularSet.anyText.union(.emptyText))
      freeSlash = try cell(.texts(["", "/", "#"]))
      optionalHash = try cell(.texts(["", "#"]))
      for column in 0..<query.count { freeQuery.append(try cell(query.free(column))) }
      for column in 0..<fragmentQuery.count { freeFragmentQuery.append(try cell(fragmentQuery.free(column))) }
      rows.reserveCapacity(model.links.count)
      for index in model.links.indices { rows.append(try? row(of: model.links[index].pattern)) }
    } catch {
      rows = model.links.map { _ in nil }
    }
  }

  private func cell(_ set: RegularSet) -> Cell { cells.cell(set) ?? .end }

  func row(of pattern: Pattern) throws(TooManyStatesError) -> LinkRow {
    guard pattern.ignoresCase, pattern.distinguishesCase else {
      return try part(of: pattern, ignoringCase: pattern.ignoresCase)
    }
    return try LinkRow([
      part(of: pattern.standing { !$0.reading.ignoresCase }, ignoringCase: false),
      part(of: pattern.standing { $0.reading.ignoresCase }, ignoringCase: true),
    ])
  }

  func part(
    of pattern: Pattern, folded: CaptureShape.Role = .foldedSegment, ignoringCase: Bool
  ) throws(TooManyStatesError) -> LinkRow {
    var row = LinkRow()
    guard let rest = try segments(pattern.path, .segment, ignoringCase, dropsFirst: true),
      let items = try self.items(pattern.query, ignoringCase, in: &query)
    else { return row }
    row.path = rest
    row.query = items
    if let fragment = pattern.fragment {
      guard let path = try self.segments(fragment.path, .value, ignoringCase),
        let items = try self.items(fragment.query, ignoringCase, in: &fragmentQuery)
      else { return row }
      let slash =
        fragment.mayBeAbsent ? optionalHash : cells.cell(text: Array((fragment.startsWithSlash ? "/" : "#").utf8))
      row.fragment = LinkRow.Fragment(slash: slash, path: path, query: items)
    }
    row.web = try start(pattern, .web, .segment, ignoringCase)
    row.custom = try start(pattern, .custom, folded, ignoringCase)
    return row
  }

  private func start(
    _ pattern: Pattern, _ kind: LinkRow.Kind, _ role: CaptureShape.Role, _ ignoringCase: Bool
  ) throws(TooManyStatesError) -> LinkRow.Start? {
    guard let authority = try authority(of: pattern, kind) else { return nil }
    let path = pattern.path(isWeb: kind == .web)
    if case .literal(let text)? = path.segments.first {
      return LinkRow.Start(authority: authority, first: cell(literal: text, inAnyCase: ignoringCase && kind == .web))
    }
    guard let first = try segments(path.prefix, role, ignoringCase) else { return nil }
    return LinkRow.Start(authority: authority, first: first[0])
  }

  private func authority(of pattern: Pattern, _ kind: LinkRow.Kind) throws(TooManyStatesError) -> Cell? {
    if let last = kind == .web ? lastWebAuthority : lastCustomAuthority, last.endpoints == pattern.endpoints {
      return last.authority
    }
    let authority = cells.cell(try authorities.starts(of: pattern, kind))
    if pattern.endpoints.allSatisfy({ $0.host?.captures.isEmpty ?? true }) {
      if kind == .web {
        lastWebAuthority = (pattern.endpoints, authority)
      } else {
        lastCustomAuthority = (pattern.endpoints, authority)
      }
    }
    return authority
  }

  private func cell(literal text: String, inAnyCase: Bool) -> Cell {
    guard !inAnyCase else { return cells.cell(inAnyCase: Array(PercentCoding.decoded(text.utf8).utf8)) }
    if let known = cellsOfLiterals[text] { return known }
    let cell = cells.cell(text: Array(PercentCoding.decoded(text.utf8).utf8))
    cellsOfLiterals[text] = cell
    return cell
  }

  private func segments(
    _ path: Pattern.Path, _ role: CaptureShape.Role, _ ignoringCase: Bool, dropsFirst: Bool = false
  ) throws(TooManyStatesError) -> LinkRow.Segments? {
    var result = LinkRow.Segments()
    result.cells.reserveCapacity(path.segments.count)
    for index in path.segments.indices {
      switch path.segments[index] {
      case .literal(let text):
        result.cells.append(cell(literal: text, inAnyCase: ignoringCase && role == .segment))
      case .capture(let capture):
        guard let cell = try cell(CaptureShape(capture, role, ignoringCase: ignoringCase)) else { return nil }
        result.cells.append(cell)
      }
    }
    switch path.tail {
    case .none: break
    case .optional(let capture):
      // An optional segment that matches no string never occurs.
      let shape = CaptureShape(capture, role, ignoringCase: ignoringCase)
      if let cell = try cell(shape, isOptional: true) { result.cells.append(cell) }
    case .rest(_, _, let allowsNone):
      // Only the first segment of a rest has the given role.
      if role == .foldedSegment || role == .loweredSegment || !allowsNone {
        guard let cell = try cell(CaptureShape(.primitive(.string), role), isOptional: allowsNone) else { return nil }
        result.cells.append(cell)
      }
      result.rest = role == .value ? openFragment : open
    }
    // No URL has more segments than the limit.
    if role != .value, result.cells.count >= CanonicalURL.mostSegments { result.rest = .end }
    if dropsFirst, !result.cells.isEmpty { result.cells.removeFirst() }
    return result
  }

  private func cell(_ shape: CaptureShape, isOptional: Bool = false) throws(TooManyStatesError) -> Cell? {
    if let number = shape.plainNumber {
      let index = 2 * number + (isOptional ? 1 : 0)
      if let known = cellsOfPlain[index] { return known }
      let cell = try makeCell(shape, isOptional)
      cellsOfPlain[index] = .some(cell)
      return cell
    }
    let key = CellKey(shape: shape, isOptional: isOptional)
    if let known = cellsOfShapes[key] { return known }
    let cell = try makeCell(shape, isOptional)
    cellsOfShapes[key] = .some(cell)
    return cell
  }

  private func makeCell(_ shape: CaptureShape, _ isOptional: Bool) throws(TooManyStatesError) -> Cell? {
    guard let texts = shapes.texts(of: shape) else { throw TooManyStatesError() }
    return cells.cell(isOptional ? try texts.union(.emptyText) : texts)
  }

  private func items(
    _ items: [Pattern.QueryItem], _ ignoringCase: Bool, in columns: inout QueryColumns
  ) throws(TooManyStatesError) -> [LinkRow.Item]? {
    guard items.contains(where: \.decides) else { return [] }
    var result: [LinkRow.Item] = []
    var others: [Pattern.QueryItem] = []
    for item in items where item.decides {
      guard let (column, text) = columns.text(of: item) else {
        others.append(item)
        continue
      }
      result.append(LinkRow.Item(column: column, cell: cells.cell(text: text)))
    }
    for (column, set) in try columns.sets(of: others, texts: { shapes.sets.texts(of: $0, ignoringCase: ignoringCase) })
    {
      guard let cell = cells.cell(set) else { return nil }
      result.append(LinkRow.Item(column: column, cell: cell))
    }
    return result.sorted { $0.column < $1.column }
  }
}

extension Pattern.Path {
  fileprivate var prefix: Pattern.Path { segments.isEmpty ? self : Pattern.Path(segments: [segments[0]]) }
}

/// The URLs of a link: a Cartesian product with one set of strings for each part of the URL. If only some origins of the
/// link ignore case, the URLs are a union of two products.
struct LinkRow: Hashable {
  /// The scheme and authority, and the first path segment, which is lowercase in a custom-scheme URL.
  struct Start: Hashable {
    let authority: Cell
    let first: Cell
  }

  struct Authorities: Hashable {
    let web, custom: Cell?
  }

  struct Segments: Hashable {
    var cells: [Cell] = []
    var rest = Cell.end

    subscript(index: Int) -> Cell { index < cells.count ? cells[index] : rest }
  }

  struct Item: Hashable {
    let column: Int
    let cell: Cell
  }

  struct Fragment: Hashable {
    let slash: Cell
    let path: Segments
    let query: [Item]
  }

  var web, custom: Start?
  var path = Segments()
  var query: [Item] = []
  var fragment: Fragment?
  /// On origins that ignore case, if the others are those that distinguish it. Has at most one element, not empty.
  private(set) var others: [LinkRow] = []

  init() {}

  init(_ parts: [LinkRow]) {
    let parts = parts.filter { !$0.isEmpty }
    guard let first = parts.first else { return }
    self = first
    others = Array(parts.dropFirst())
  }

  var isWhole: Bool { others.isEmpty }

  /// Without other parts.
  var parts: [LinkRow] {
    guard !isWhole else { return [self] }
    var first = self
    first.others = []
    return [first] + others
  }

  /// The strings in each part of the URL are a superset of those of the other part.
  var widest: LinkRow { others.last ?? self }

  enum Kind: CaseIterable {
    case web, custom

    var other: Kind { self == .web ? .custom : .web }
  }

  func start(_ kind: Kind) -> Start? { kind == .web ? web : custom }
  var authorities: Authorities { Authorities(web: web?.authority, custom: custom?.authority) }
  var isEmpty: Bool { web == nil && custom == nil }
}

/// A spec may come from an untrusted source. The times are the processor time of a release build, on a busy AMD EPYC,
/// until a hostile spec exceeds the limit.
package struct SearchLimits: Sendable {
  /// Steps of one decision about coverage: 2.0 s with 200 links of 28 enum captures.
  package var stepsOfCoverage = 250_000
  /// Steps of all decisions about coverage: 3.9 s with the same spec.
  package var stepsOfAllCoverage = 500_000
  /// Pairs of states that all comparisons of two sets visit: 9.7 s with 100 disjoint regular expressions.
  package var pairsOfStates = 50_000_000
  /// States of the sets of captures: not measured, because other limits end first.
  package var statesOfCaptures = 1_000_000
  /// States of the sets of schemes and hosts: 2.0 s with 120 host patterns.
  package var statesOfAuthorities = 2_200_000
  /// Keys in combinations of query aliases: 2.0 s with 300 links of 128 combinations.
  package var keysOfQueries = 50_000
  /// Candidates that the search for unreachable links examines: 3.5 s with 10,000 links.
  package var candidates = 5_000_000

  package init() {}
}
