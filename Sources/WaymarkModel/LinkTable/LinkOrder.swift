import WaymarkNavigation

/// The order in which links are tried where their paths alone do not tell: one whose URLs are a proper subset of another's
/// comes before it.
///
/// A link's URLs are a product of hosts, paths, queries and fragments. Where one product is inside another, each of its parts
/// is inside the other's, so that comparing keys part by part, each in an order that goes with inclusion, never puts the wider
/// link first.
struct LinkOrder {
  /// Where each link stands, from 0, by its number.
  let ranks: [Int]

  /// - Parameter widths: For each link a number that grows with the set of what stands before its path.
  init(_ links: [Link], isWeb: Bool, widths: [Int], _ shapes: ShapeOrder) {
    let keys = zip(links, widths).map { Key($0.pattern, isWeb: isWeb, width: $1, shapes) }
    var ranks = [Int](repeating: 0, count: links.count)
    for (rank, link) in links.indices.sorted(by: { (keys[$0], $0) < (keys[$1], $1) }).enumerated() {
      ranks[link] = rank
    }
    self.ranks = ranks
  }

  private struct Key: Comparable {
    private let parts: [Int]

    init(_ pattern: Pattern, isWeb: Bool, width: Int, _ shapes: ShapeOrder) {
      // Paths come first, as the trie decides by them.
      var parts = Self.path(pattern.path(isWeb: isWeb), isWeb ? .segment : .foldedSegment, .segment, shapes)
      parts.append(width)
      parts += Self.query(pattern.query, shapes)
      if let fragment = pattern.fragment {
        parts += [0] + Self.path(fragment.path, .value, .value, shapes) + Self.query(fragment.query, shapes)
      } else {
        parts.append(1)
      }
      // Two that are the same on custom schemes may not be so on hosts, and the other way round.
      if isWeb ? pattern.isOnCustomSchemes : pattern.isOnWeb {
        parts += Self.path(pattern.path(isWeb: !isWeb), isWeb ? .foldedSegment : .segment, .segment, shapes)
      }
      self.parts = parts
    }

    static func < (left: Key, right: Key) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }

    // Each path ends in one of these, so that none is the start of another.
    private static let end = -1
    private static let optionalEnd = 1 << 40
    private static let optionalRest = 1 << 50

    private static func path(
      _ path: Pattern.Path, _ first: CaptureShape.Role, _ others: CaptureShape.Role, _ shapes: ShapeOrder
    ) -> [Int] {
      var parts = path.segments.enumerated().map { index, segment in
        switch segment {
        case .literal: 0
        case .capture(let capture): 1 + shapes[CaptureShape(capture, index == 0 ? first : others)]
        }
      }
      let role = path.segments.isEmpty ? first : others
      switch path.tail {
      case .none: parts.append(end)
      // What can never be there makes no difference.
      case .optional(let capture) where shapes.isEmpty(CaptureShape(capture, role)): parts.append(end)
      case .optional(let capture): parts += [1 + shapes[CaptureShape(capture, role)], optionalEnd]
      case .rest(_, _, allowsNone: true): parts.append(optionalRest)
      // One segment of any text, then any number.
      case .rest(_, _, allowsNone: false): parts += [1 + shapes[CaptureShape(.primitive(.string), role)], optionalRest]
      }
      return parts
    }

    /// One query implies another only through an item for each of the other's: with as many items, keys that must be absent
    /// decide, then fewer aliases, then narrower values.
    private static func query(_ items: [Pattern.QueryItem], _ shapes: ShapeOrder) -> [Int] {
      var deciding = 0
      var absentKeys = 0
      var keys = 0
      var values = 0
      for item in items {
        switch item.value {
        case .optional, .list: continue
        case .absent: absentKeys += item.keys.count
        case .literal:
          deciding += 1
          keys += item.keys.count
        case .required(_, let type):
          deciding += 1
          keys += item.keys.count
          values += 1 + shapes[CaptureShape(type, .value)]
        }
      }
      return [-deciding, -absentKeys, keys, values]
    }
  }
}
