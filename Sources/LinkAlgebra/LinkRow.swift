import WaymarkModel

/// The URLs of a link as a product: what each part of them can be, part by part.
struct LinkRow: Hashable {
  /// The scheme and authority of URLs, and their first segment, which is in lower case on a custom scheme.
  struct Start: Hashable {
    let authority: Cell
    let first: Cell
  }

  /// The schemes and authorities of URLs: web hosts, and custom schemes.
  struct Authorities: Hashable {
    let web, custom: Cell?
  }

  /// The segments of a path that stand behind one another, and what each position after these can be.
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

  /// On hosts, and on custom schemes; nil where the link is not there.
  var web, custom: Start?
  /// The segments after the first.
  var path = Segments()
  /// The columns that the link names, ascending.
  var query: [Item] = []
  /// nil where the link does not look at it.
  var fragment: Fragment?

  enum Kind: CaseIterable {
    case web, custom

    var other: Kind { self == .web ? .custom : .web }
  }

  func start(_ kind: Kind) -> Start? { kind == .web ? web : custom }

  var authorities: Authorities { Authorities(web: web?.authority, custom: custom?.authority) }

  /// Whether there is no such URL.
  var isEmpty: Bool { web == nil && custom == nil }
}
