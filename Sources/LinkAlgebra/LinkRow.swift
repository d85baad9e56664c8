import WaymarkModel

/// The set of URLs that a link matches, stored as a row of a pattern matrix.
///
/// The set of URLs is a Cartesian product, with one set of strings for each part of the URL.
struct LinkRow: Hashable {
  /// The set of strings for the scheme and authority, and the set of strings for the first path segment.
  ///
  /// In a custom-scheme URL, the first path segment is in lowercase.
  struct Start: Hashable {
    let authority: Cell
    let first: Cell
  }

  /// The sets of strings for the scheme and authority in web URLs and in custom-scheme URLs.
  struct Authorities: Hashable {
    let web, custom: Cell?
  }

  /// The sets of strings for the segments of a path.
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
  /// The conditions on query keys, in ascending order of the query columns.
  var query: [Item] = []
  /// The value is `nil` if the link ignores fragments.
  var fragment: Fragment?

  enum Kind: CaseIterable {
    case web, custom

    var other: Kind { self == .web ? .custom : .web }
  }

  func start(_ kind: Kind) -> Start? { kind == .web ? web : custom }

  var authorities: Authorities { Authorities(web: web?.authority, custom: custom?.authority) }

  var isEmpty: Bool { web == nil && custom == nil }
}
