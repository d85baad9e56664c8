import SpecModel
import WaymarkLinks

extension LinkSpace {
  /// A sample URL proves most links reachable; the complete decision runs for the rest.
  package func unreachableLinks(found: ([UInt8]) -> Int?) -> (unreachable: [Int], unknown: [Int]) {
    var unreachable: [Int] = []
    var unknown: [Int] = []
    var stepsLeft = limits.candidates
    let plain = PlainRows(self)
    let precedence = precedence
    for (link, row) in rows.enumerated() {
      guard let row, !row.isEmpty, !plain.isReached(link) || precedence.isLoser(link) else { continue }
      if (0..<3).contains(where: { found(quickSample(row, $0)) == link }) { continue }
      guard stepsLeft > 0 else {
        unknown.append(link)
        continue
      }
      let candidates = candidates(for: row)
      stepsLeft -= candidates.count + query.count + fragmentQuery.count
      switch coverage(of: link, by: candidates.filter { precedence.reason($0, over: link) != nil }) {
      case .covered: unreachable.append(link)
      case .unknown: unknown.append(link)
      case .uncovered: break
      }
    }
    // An undetermined relation may belong to a link that takes precedence.
    return cells.isIncomplete ? (unreachable, Array(rows.indices)) : (unreachable, unknown)
  }

  package func winners(over link: Int) -> [Int] {
    guard let row = rows[link] else { return [] }
    return candidates(for: row).filter { precedence.reason($0, over: link) != nil }
  }

  /// The function compares only the first path segments.
  func candidates(for row: LinkRow) -> [Int] {
    var result: Set<Int> = []
    for (part, kind) in row.parts.flatMap({ part in LinkRow.Kind.allCases.map { (part, $0) } }) {
      guard let first = part.start(kind)?.first else { continue }
      guard first.isText else { return Array(rows.indices) }
      result.formUnion(firstSegments[kind]?.texts[cells.firstCasing(first)] ?? [])
      result.formUnion(firstSegments[kind]?.sets ?? [])
    }
    return result.sorted()
  }

  struct FirstSegments {
    var texts: [Cell: [Int]] = [:]
    var sets: [Int] = []

    init(_ rows: [LinkRow?], _ kind: LinkRow.Kind, _ cells: borrowing CellTable) {
      for (link, row) in rows.enumerated() {
        for part in row?.parts ?? [] {
          guard let first = part.start(kind)?.first else { continue }
          if first.isText { texts[cells.firstCasing(first), default: []].append(link) } else { sets.append(link) }
        }
      }
    }
  }

  /// The URL consists of strings that are unlikely to occur in other links, so the URL probably matches no other link.
  private func quickSample(_ row: LinkRow, _ number: Int) -> [UInt8] {
    let kind: LinkRow.Kind = row.web == nil ? .custom : .web
    guard let start = row.start(kind) else { return [] }
    func items(_ items: [LinkRow.Item]) -> [(column: Int, text: [UInt8])] {
      items.map { (column: $0.column, text: quickText($0.cell, number)) }
    }
    func segments(_ path: LinkRow.Segments, after first: [[UInt8]], most: Int) -> [[UInt8]] {
      // A longer rest is less likely to match other links.
      let count = min(most, first.count + path.cells.count + (path.rest.isText ? 0 : number * 2))
      var segments = first
      while segments.count < count {
        let index = segments.count - first.count
        segments.append(quickText(index < path.cells.count ? path.cells[index] : path.rest, number))
      }
      return segments
    }
    var url = URLText(kind, quickText(start.authority, number), values: queryValues)
    url.append(segments(row.path, after: [quickText(start.first, number)], most: CanonicalURL.mostSegments))
    if !row.query.isEmpty { url.append(items(row.query), of: query) }
    guard let fragment = row.fragment, url.startFragment(quickText(fragment.slash, number)) else { return url.bytes }
    url.append(segments(fragment.path, after: [], most: .max))
    url.append(items(fragment.query), of: fragmentQuery)
    return url.bytes
  }

  private func quickText(_ cell: Cell, _ number: Int) -> [UInt8] {
    if cell.isText { return cells.text(cell) }
    let texts = quickTexts[cell] ?? makeQuickTexts(cell)
    return texts[min(number, texts.count - 1)]
  }

  private func makeQuickTexts(_ cell: Cell) -> [[UInt8]] {
    let rare = ["zz-0", "-90210", "90210", "8.25", "=zz-0", "=90210"].map { Array($0.utf8) }
      .filter { contains($0, cell) }
    let texts = rare + cells.firstTexts(cell, 4).filter { !$0.isEmpty }.reversed()
    quickTexts[cell] = texts
    return texts
  }
}

/// Proves quickly that links of literals are reachable. A more specific link with the same literals needs a query item
/// or a fragment, so without another link of the same literals, the bare URL is a proof.
struct PlainRows {
  private struct Key: Hashable {
    let kind: LinkRow.Kind
    let first: Cell
    var row: LinkRow
  }

  private let space: LinkSpace
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
        row.parts.flatMap { part in LinkRow.Kind.allCases.map { (part, $0) } }.map { part, kind in
          guard let key = key(part, kind) else { return nil }
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
    row.parts.allSatisfy { row in
      (row.web.map { isPlain($0.first) } ?? true) && (row.custom.map { isPlain($0.first) } ?? true)
        && isPlain(row.path, row.query) && (row.fragment.map { isPlain($0.path, $0.query) } ?? true)
    }
  }

  private func isPlain(_ cell: Cell) -> Bool { space.cells.isAlone(cell) }

  private func isPlain(_ path: LinkRow.Segments, _ query: [LinkRow.Item]) -> Bool {
    path.rest.isText && path.cells.allSatisfy(isPlain) && query.allSatisfy { isPlain($0.cell) || mayBeAbsent($0) }
  }

  private func mayBeAbsent(_ item: LinkRow.Item) -> Bool { space.contains([], item.cell) }

  /// Without the scheme, the authority, and query items that may be absent.
  private func key(_ row: LinkRow, _ kind: LinkRow.Kind) -> Key? {
    guard let first = row.start(kind)?.first else { return nil }
    var named = row
    named.web = nil
    named.custom = nil
    named.query.removeAll(where: mayBeAbsent)
    named.fragment = row.fragment.map { fragment in
      LinkRow.Fragment(slash: fragment.slash, path: fragment.path, query: fragment.query.filter { !mayBeAbsent($0) })
    }
    return Key(kind: kind, first: first, row: named)
  }
}
