import WaymarkModel

/// A quick test that proves that a link is reachable.
///
/// The test applies to links that consist only of literals. A more specific link has the same literals and an
/// additional condition, such as a query item or a fragment. A URL that contains only the literals does not satisfy a
/// condition that requires a query item or a fragment. If no other link has the same literals, this URL proves that the
/// link is reachable.
struct PlainRows {
  private struct Key: Hashable {
    let kind: LinkRow.Kind
    let first: Cell
    var row: LinkRow
  }

  private let space: LinkSpace
  /// The inner array is empty if the link has captures.
  private var numbers: [[Int?]] = []
  private var counts: [Int] = []

  init(_ space: LinkSpace) {
    self.space = space
    var known: [Key: Int] = [:]
    for row in space.rows {
      guard let row, isPlain(row) else {
        numbers.append([])
        continue
      }
      numbers.append(
        LinkRow.Kind.allCases.map { kind in
          guard let key = key(row, kind) else { return nil }
          let number = known[key] ?? counts.count
          if number == counts.count {
            known[key] = number
            counts.append(0)
          }
          counts[number] += 1
          return number
        })
    }
  }

  func isReached(_ link: Int) -> Bool { numbers[link].contains { $0.map { counts[$0] == 1 } ?? false } }

  private func isPlain(_ row: LinkRow) -> Bool {
    (row.web?.first.isText ?? true) && (row.custom?.first.isText ?? true) && isPlain(row.path, row.query)
      && (row.fragment.map { isPlain($0.path, $0.query) } ?? true)
  }

  private func isPlain(_ path: LinkRow.Segments, _ query: [LinkRow.Item]) -> Bool {
    path.rest.isText && path.cells.allSatisfy(\.isText) && query.allSatisfy { $0.cell.isText || mayBeAbsent($0) }
  }

  private func mayBeAbsent(_ item: LinkRow.Item) -> Bool { space.contains([], item.cell) }

  /// Returns the literals of a link, except the scheme, the authority, and query items that may be absent.
  private func key(_ row: LinkRow, _ kind: LinkRow.Kind) -> Key? {
    guard let first = row.start(kind)?.first else { return nil }
    var named = row
    named.web = nil
    named.custom = nil
    named.query.removeAll(where: mayBeAbsent)
    named.fragment = row.fragment.map { fragment in
      LinkRow.Fragment(
        slash: fragment.slash, path: fragment.path, query: fragment.query.filter { !mayBeAbsent($0) })
    }
    return Key(kind: kind, first: first, row: named)
  }
}
