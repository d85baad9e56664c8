import WaymarkModel

extension LinkSpace {
  package func differingOnlyByCase() -> [(first: Int, second: Int)] {
    guard cells.texts.contains(where: { $0.contains { (0x41...0x5A).contains($0) || $0 >= 0x80 } }) else { return [] }
    var firsts: [LinkRow: Int] = [:]
    var pairs: [(first: Int, second: Int)] = []
    var folded: [Cell: Cell] = [:]
    func fold(_ cell: Cell) -> Cell {
      guard cell.isText else { return cell }
      if let known = folded[cell] { return known }
      let text = String(decoding: cells.text(cell), as: UTF8.self)
      let result = cells.cell(text: Array(text.lowercased().utf8))
      folded[cell] = result
      return result
    }
    func fold(_ segments: LinkRow.Segments) -> LinkRow.Segments {
      LinkRow.Segments(cells: segments.cells.map(fold), rest: segments.rest)
    }
    for (link, row) in rows.enumerated() {
      guard let row, !row.isEmpty else { continue }
      var key = row
      key.web = row.web.map { LinkRow.Start(authority: $0.authority, first: fold($0.first)) }
      key.path = fold(row.path)
      key.fragment = row.fragment.map { LinkRow.Fragment(slash: $0.slash, path: fold($0.path), query: $0.query) }
      guard let first = firsts[key] else {
        firsts[key] = link
        continue
      }
      // Another finding reports links with equal or overlapping URLs.
      if let other = rows[first], relation(other, row) == .disjoint { pairs.append((first, link)) }
    }
    return pairs
  }
}
