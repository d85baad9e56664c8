import WaymarkModel

/// The URLs of a link as a row of a pattern matrix: the product of the sets for each part of the URL.
struct LinkRow: Hashable {
  /// The scheme and authority of URLs and their first segment, which is in lowercase on a custom scheme.
  struct Start: Hashable {
    let authority: Cell
    let first: Cell
  }

  /// The schemes and authorities of URLs on the web and on custom schemes.
  struct Authorities: Hashable {
    let web, custom: Cell?
  }

  /// The cells of consecutive segments, and the cell of every position after them.
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

  /// The starts on the web and on custom schemes; `nil` if the link has no URLs of the kind.
  var web, custom: Start?
  /// The segments after the first segment.
  var path = Segments()
  /// The columns that the link names, in ascending order.
  var query: [Item] = []
  /// The fragment; `nil` if the link ignores fragments.
  var fragment: Fragment?

  enum Kind: CaseIterable {
    case web, custom

    var other: Kind { self == .web ? .custom : .web }
  }

  func start(_ kind: Kind) -> Start? { kind == .web ? web : custom }

  var authorities: Authorities { Authorities(web: web?.authority, custom: custom?.authority) }

  /// A Boolean value that indicates whether the row has no URLs.
  var isEmpty: Bool { web == nil && custom == nil }
}
