import WaymarkModel

/// Links of literals alone, of which most are reached in plain sight.
///
/// What is more specific than such a link names the same literals and wants more besides: an item of the query, a fragment.
/// The URL that has just the literals is none of its, but where all that it wants besides is that keys are absent. So a link
/// of literals, next to which there is no such other, is reached.
struct PlainRows {
  private struct Key: Hashable {
    let kind: LinkRow.Kind
    let first: Cell
    var row: LinkRow
  }

  private let space: LinkSpace
  /// For each link, what it names on either kind of URLs, by a number; nil where it is not of literals alone.
  private var numbers: [[Int?]] = []
  /// How many links name it.
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

  /// Whether a URL of a link is none that a more specific one has.
  func isReached(_ link: Int) -> Bool { numbers[link].contains { $0.map { counts[$0] == 1 } ?? false } }

  private func isPlain(_ row: LinkRow) -> Bool {
    (row.web?.first.isText ?? true) && (row.custom?.first.isText ?? true) && isPlain(row.path, row.query)
      && (row.fragment.map { isPlain($0.path, $0.query) } ?? true)
  }

  private func isPlain(_ path: LinkRow.Segments, _ query: [LinkRow.Item]) -> Bool {
    path.rest.isText && path.cells.allSatisfy(\.isText) && query.allSatisfy { $0.cell.isText || mayBeAbsent($0) }
  }

  private func mayBeAbsent(_ item: LinkRow.Item) -> Bool { space.contains([], item.cell) }

  /// What a row names, without what may be absent and without what stands before its path.
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
