import LinkAlgebra
import WaymarkLinks
import WaymarkModel

/// The order in which links are tried where their paths alone do not tell: one whose URLs are a proper subset of
/// another's comes before it.
///
/// A link's URLs are a product of hosts, paths, queries and fragments. Where one product is inside another, each of its
/// parts is inside the other's, so that comparing keys part by part, each in an order that goes with inclusion, never
/// puts the wider link first.
struct LinkOrder {
  /// Where each link stands, from 0, by its number.
  let ranks: [Int]

  /// - Parameter widths: For each link a number that grows with the set of what stands before its path.
  init(_ links: [Link], isWeb: Bool, widths: [Int], _ shapes: ShapeOrder) {
    // Most links have the key of many others, so that keys are sorted, and links only counted.
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
      // Paths come first, as the trie decides by them.
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
      // Two that are the same on custom schemes may not be so on hosts, and the other way round.
      if isWeb ? pattern.isOnCustomSchemes : pattern.isOnWeb {
        Self.add(pattern.path(isWeb: !isWeb), isWeb ? .foldedSegment : .segment, .segment, shapes, to: &parts)
      }
      self.parts = parts
    }

    static func < (left: Key, right: Key) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }

    /// All parts at once, as each costs as much by itself.
    func hash(into hasher: inout Hasher) {
      parts.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    // Each path ends in one of these, so that none is the start of another.
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
      // What can never be there makes no difference.
      case .optional(let capture) where shapes.isEmpty(CaptureShape(capture, role)): parts.append(end)
      case .optional(let capture): parts += [1 + shapes[CaptureShape(capture, role)], optionalEnd]
      case .rest(_, _, allowsNone: true): parts.append(optionalRest)
      // One segment of any text, then any number.
      case .rest(_, _, allowsNone: false): parts += [1 + shapes[CaptureShape(.primitive(.string), role)], optionalRest]
      }
    }

    /// One query implies another only through an item for each of the other's: with as many items, keys that must be
    /// absent decide, then fewer aliases, then narrower values.
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
