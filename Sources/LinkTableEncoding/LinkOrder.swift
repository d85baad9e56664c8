import LinkAlgebra
import WaymarkLinks
import WaymarkModel

/// The order in which the matcher tries several links that match the path of a URL.
///
/// The URLs of a link are the Cartesian product of four sets: hosts, paths, queries, and fragments. If the URLs of link
/// A are a subset of the URLs of link B, each set of A is a subset of the same set of B. For example, the paths of A
/// are a subset of the paths of B. To find the order of two links, the initializer compares their four sets one after
/// another. In each comparison, a proper subset comes before its superset.
struct LinkOrder {
  let ranks: [Int]

  init(_ links: [Link], isWeb: Bool, widths: [Int], _ shapes: ShapeOrder) {
    // Most links share their key with many others, so only keys are sorted, and links are counted per key.
    var numbers: [Key: Int] = [:]
    var keys: [Key] = []
    var counts: [Int] = []
    let numberOfLink = links.indices.map { link in
      let key = Key(links[link].pattern, isWeb: isWeb, width: widths[link], shapes)
      let number = numbers[key] ?? keys.count
      if number == keys.count {
        numbers[key] = number
        keys.append(key)
        counts.append(0)
      }
      counts[number] += 1
      return number
    }
    var next = [Int](repeating: 0, count: keys.count)
    var rank = 0
    for number in keys.indices.sorted(by: { keys[$0] < keys[$1] }) {
      next[number] = rank
      rank += counts[number]
    }
    ranks = numberOfLink.map { number in
      next[number] += 1
      return next[number] - 1
    }
  }

  private struct Key: Hashable, Comparable {
    private let parts: [Int]

    init(_ pattern: Pattern, isWeb: Bool, width: Int, _ shapes: ShapeOrder) {
      // Paths are compared first, because the trie decides by paths.
      var parts: [Int] = []
      parts.reserveCapacity(2 * pattern.path.segments.count + 8)
      Self.add(pattern.path(isWeb: isWeb), isWeb ? .segment : .foldedSegment, .segment, shapes, to: &parts)
      parts.append(width)
      Self.add(pattern.query, shapes, to: &parts)
      if let fragment = pattern.fragment {
        parts.append(0)
        Self.add(fragment.path, .value, .value, shapes, to: &parts)
        Self.add(fragment.query, shapes, to: &parts)
      } else {
        parts.append(1)
      }
      // Paths that are equal on custom schemes may differ on web hosts, and vice versa.
      if isWeb ? pattern.isOnCustomSchemes : pattern.isOnWeb {
        Self.add(pattern.path(isWeb: !isWeb), isWeb ? .foldedSegment : .segment, .segment, shapes, to: &parts)
      }
      self.parts = parts
    }

    static func < (left: Key, right: Key) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }

    /// Hashes the whole sort key in one call, because hashing each element separately is slow.
    func hash(into hasher: inout Hasher) {
      parts.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    // Each path ends with one of these numbers, so that no path is a prefix of another path.
    private static let end = -1
    private static let optionalEnd = 1 << 40
    private static let optionalRest = 1 << 50

    private static func add(
      _ path: Pattern.Path, _ first: CaptureShape.Role, _ others: CaptureShape.Role, _ shapes: ShapeOrder,
      to parts: inout [Int]
    ) {
      for index in path.segments.indices {
        switch path.segments[index] {
        case .literal: parts.append(0)
        case .capture(let capture): parts.append(1 + shapes[CaptureShape(capture, index == 0 ? first : others)])
        }
      }
      let role = path.segments.isEmpty ? first : others
      switch path.tail {
      case .none: parts.append(end)
      // An optional segment that no string can match has no effect.
      case .optional(let capture) where shapes.isEmpty(CaptureShape(capture, role)): parts.append(end)
      case .optional(let capture): parts += [1 + shapes[CaptureShape(capture, role)], optionalEnd]
      case .rest(_, _, allowsNone: true): parts.append(optionalRest)
      // A nonempty rest is one segment of any string, followed by any number of segments.
      case .rest(_, _, allowsNone: false): parts += [1 + shapes[CaptureShape(.primitive(.string), role)], optionalRest]
      }
    }

    /// If every query that matches pattern A also matches pattern B, pattern A has a matching required item for each
    /// required item of B. Therefore, a query pattern with more required items comes first. If two patterns have
    /// equally many required items, three numbers decide: the number of keys that must be absent, the number of
    /// aliases, and the sum of the ranks of the value types.
    private static func add(_ items: [Pattern.QueryItem], _ shapes: ShapeOrder, to parts: inout [Int]) {
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
      parts.append(-deciding)
      parts.append(-absentKeys)
      parts.append(keys)
      parts.append(values)
    }
  }
}
