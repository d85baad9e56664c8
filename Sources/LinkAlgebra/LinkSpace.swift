import RegularSets
import WaymarkLinks
import WaymarkModel

/// A model's links as sets of URLs, each a ``LinkRow``.
///
/// A reference, as what has been found out of cells and shapes is kept for whoever asks next.
package final class LinkSpace {
  package let model: NavigationModel
  var cells = CellTable()
  package var shapes: ShapeTexts
  private(set) var authorities: AuthoritySets
  private(set) var query: QueryColumns
  private(set) var fragmentQuery: QueryColumns
  /// A Boolean value that indicates whether some relation took too long to determine.
  package var isIncomplete: Bool { cells.isIncomplete }
  /// For each link its row; nil where that takes too long to be made.
  private(set) var rows: [LinkRow?] = []
  /// What a link that does not name a column leaves open in it.
  private(set) var freeQuery: [Cell] = []
  private(set) var freeFragmentQuery: [Cell] = []
  /// Any segment or none, of a path and of a fragment, and any slash or none before the latter.
  private(set) var open = Cell.end
  private(set) var openFragment = Cell.end
  private(set) var freeSlash = Cell.end
  /// What links' paths start with, and texts of cells to try; both for those who ask for them.
  private(set) lazy var firstSegments = Dictionary(
    uniqueKeysWithValues: LinkRow.Kind.allCases.map { ($0, FirstSegments(rows, $0)) })
  /// Parts of columns that may be looked at for what links leave uncovered, in all: seconds' worth, in a debug build.
  var coverageStepsLeft = 500_000
  var quickTexts: [Cell: [[UInt8]]] = [:]
  private var cellsOfShapes: [CellKey: Cell?] = [:]
  /// The same of shapes that have a number, without and with nothing.
  private var cellsOfPlain: [Cell??] = Array(repeating: nil, count: 2 * CaptureShape.plainNumbers)
  /// By the literals' canonical texts.
  private var cellsOfLiterals: [String: Cell] = [:]
  /// What stands before the path of the last link of each kind, whose hosts capture nothing: links that follow one another mostly
  /// stand on the same, which is a long text to look up.
  private var lastWebAuthority: (endpoints: [Endpoint], authority: Cell?)?
  private var lastCustomAuthority: (endpoints: [Endpoint], authority: Cell?)?

  private struct CellKey: Hashable {
    let shape: CaptureShape
    let isOptional: Bool
  }

  package private(set) lazy var redirectLinks = model.redirectLinks

  /// Which link wins where several match.
  package private(set) lazy var precedence = LinkPrecedence(self)

  package init(_ model: NavigationModel) {
    self.model = model
    shapes = ShapeTexts(model)
    authorities = AuthoritySets(shapes.sets)
    // Most have none.
    var queries: [[Pattern.QueryItem]] = []
    var fragmentQueries: [[Pattern.QueryItem]] = []
    func add(_ pattern: Pattern) {
      if !pattern.query.isEmpty { queries.append(pattern.query) }
      if let items = pattern.fragment?.query, !items.isEmpty { fragmentQueries.append(items) }
    }
    for index in model.links.indices { add(model.links[index].pattern) }
    for claim in model.claims { add(claim) }
    for index in model.links.indices {
      if case .redirect(let redirect) = model.links[index].target { add(redirect.target) }
    }
    query = QueryColumns(queries)
    fragmentQuery = QueryColumns(fragmentQueries)
    do throws(TooManyStatesError) {
      open = try cell(ShapeTexts.segments.union(.emptyText))
      openFragment = try cell(RegularSet.anyText.union(.emptyText))
      freeSlash = try cell(.texts(["", "/", "#"]))
      for column in 0..<query.count { freeQuery.append(try cell(query.free(column))) }
      for column in 0..<fragmentQuery.count { freeFragmentQuery.append(try cell(fragmentQuery.free(column))) }
      rows.reserveCapacity(model.links.count)
      for index in model.links.indices { rows.append(try? row(of: model.links[index].pattern)) }
    } catch {
      rows = model.links.map { _ in nil }
    }
  }

  /// A cell that is known not to be empty.
  private func cell(_ set: RegularSet) -> Cell { cells.cell(set) ?? .end }

  // MARK: Rows

  /// The URLs of a pattern; an empty row where there are none.
  ///
  /// - Parameter folded: What the first segment of a custom scheme is.
  func row(
    of pattern: Pattern, folded: CaptureShape.Role = .foldedSegment
  ) throws(TooManyStatesError) -> LinkRow {
    var row = LinkRow()
    guard let rest = try segments(pattern.path, .segment, dropsFirst: true),
      let items = try self.items(pattern.query, in: &query)
    else { return row }
    row.path = rest
    row.query = items
    if let fragment = pattern.fragment {
      guard let path = try self.segments(fragment.path, .value),
        let items = try self.items(fragment.query, in: &fragmentQuery)
      else { return row }
      row.fragment = LinkRow.Fragment(
        slash: cells.cell(text: Array((fragment.startsWithSlash ? "/" : "#").utf8)), path: path, query: items)
    }
    row.web = try start(pattern, .web, .segment)
    row.custom = try start(pattern, .custom, folded)
    return row
  }

  private func start(
    _ pattern: Pattern, _ kind: LinkRow.Kind, _ role: CaptureShape.Role
  ) throws(TooManyStatesError) -> LinkRow.Start? {
    guard let authority = try authority(of: pattern, kind) else { return nil }
    let path = pattern.path(isWeb: kind == .web)
    if case .literal(let text)? = path.segments.first {
      return LinkRow.Start(authority: authority, first: cell(literal: text))
    }
    guard let first = try segments(path.prefix, role) else { return nil }
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

  private func cell(literal text: String) -> Cell {
    if let known = cellsOfLiterals[text] { return known }
    let cell = cells.cell(text: Array(PercentCoding.decoded(text.utf8).utf8))
    cellsOfLiterals[text] = cell
    return cell
  }

  /// What the positions of a path can be; nil where one of them can be nothing.
  private func segments(
    _ path: Pattern.Path, _ role: CaptureShape.Role, dropsFirst: Bool = false
  ) throws(TooManyStatesError) -> LinkRow.Segments? {
    var result = LinkRow.Segments()
    result.cells.reserveCapacity(path.segments.count)
    for index in path.segments.indices {
      switch path.segments[index] {
      case .literal(let text): result.cells.append(cell(literal: text))
      case .capture(let capture):
        guard let cell = try cell(CaptureShape(capture, role)) else { return nil }
        result.cells.append(cell)
      }
    }
    switch path.tail {
    case .none: break
    case .optional(let capture):
      // One of no text is never there.
      if let cell = try cell(CaptureShape(capture, role), isOptional: true) { result.cells.append(cell) }
    case .rest(_, _, let allowsNone):
      // The first segment of a rest is of its role, those that follow are not.
      if role == .foldedSegment || role == .loweredSegment || !allowsNone {
        guard let cell = try cell(CaptureShape(.primitive(.string), role), isOptional: allowsNone) else { return nil }
        result.cells.append(cell)
      }
      result.rest = role == .value ? openFragment : open
    }
    // A path goes on no further than any URL's does.
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
    _ items: [Pattern.QueryItem], in columns: inout QueryColumns
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
    for (column, set) in try columns.sets(of: others, texts: { shapes.sets.texts(of: $0) }) {
      guard let cell = cells.cell(set) else { return nil }
      result.append(LinkRow.Item(column: column, cell: cell))
    }
    return result.sorted { $0.column < $1.column }
  }
}

extension Pattern.Path {
  /// The path without what comes after its first segment.
  fileprivate var prefix: Pattern.Path {
    segments.isEmpty ? self : Pattern.Path(segments: [segments[0]])
  }
}
