import RegularSets
import SpecModel

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

extension LinkSpace {
  /// The more specific link can have a capture that matches only one string at its position, while the general link has
  /// it as a literal. For example, the first segment of a custom-scheme URL is lowercase, so an enum of `new` and `Old`
  /// matches only `new`.
  package func hiddenLiterals() throws(TooManyStatesError) -> [(winner: Int, loser: Int)] {
    var pairs: [(winner: Int, loser: Int)] = []
    var stepsLeft = 3_000_000
    for link in rows.indices {
      guard let row = rows[link], hasHiddenLiteral(model.links[link].pattern, row) else { continue }
      let candidates = candidates(for: row)
      stepsLeft -= candidates.count
      guard stepsLeft > 0 else { throw TooManyStatesError() }
      for other in candidates where relation(link, other) == .subset { pairs.append((link, other)) }
    }
    return pairs
  }

  private func hasHiddenLiteral(_ pattern: Pattern, _ row: LinkRow) -> Bool {
    for index in pattern.path.segments.indices {
      guard case .capture(let capture) = pattern.path.segments[index], shapes.onlyText(of: capture.type) == nil else {
        continue
      }
      let isText =
        index == 0
        ? LinkRow.Kind.allCases.contains { row.start($0)?.first.isText ?? false } : row.path[index - 1].isText
      if isText { return true }
    }
    return false
  }
}

extension LinkSpace {
  package struct ImpossibleCapture {
    package enum Position { case host, firstSegment, segment }

    package let name: String
    package let position: Position
  }

  package func isImpossible(_ link: Int) -> Bool { rows[link]?.isEmpty ?? false }
  package func isImpossible(_ pattern: Pattern) -> Bool { (try? row(of: pattern))?.isEmpty ?? false }

  package func impossibleCapture(of pattern: Pattern) -> ImpossibleCapture? {
    for case .capture(let capture) in pattern.path.segments.dropFirst() where isEmpty(capture, .segment) {
      return ImpossibleCapture(name: capture.name, position: .segment)
    }
    if case .capture(let capture)? = pattern.path.segments.first {
      if pattern.isOnWeb, isEmpty(capture, .segment) {
        return ImpossibleCapture(name: capture.name, position: .segment)
      }
      if pattern.isOnCustomSchemes, isEmpty(capture, .foldedSegment) {
        return ImpossibleCapture(name: capture.name, position: .firstSegment)
      }
    }
    let labels = pattern.endpoints.flatMap { $0.host?.captures.map(\.string) ?? [] }
    return labels.first { name in
      pattern.captureTypes[name].map { (try? shapes.sets.texts(of: $0).isDisjoint(with: AuthoritySets.label)) ?? false }
        ?? false
    }.map { ImpossibleCapture(name: $0, position: .host) }
  }

  private func isEmpty(_ capture: Pattern.Capture, _ role: CaptureShape.Role) -> Bool {
    shapes.texts(of: CaptureShape(capture, role))?.isEmpty ?? false
  }
}
