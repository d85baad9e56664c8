import LinkResolving
import RegularSets
import SpecModel
import SpecText
import WaymarkLinks

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
      var key = row.parts[0]
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
  /// On a custom scheme, the case of the first segment has no meaning, so one link can take URLs of the other.
  package func differingOnCustomSchemes() -> [(first: Int, second: Int)] {
    var groups: [String: [(link: Int, text: String)]] = [:]
    for link in rows.indices where rows[link]?.parts.contains(where: { $0.custom != nil }) ?? false {
      guard case .literal(let text)? = model.links[link].pattern.path.segments.first else { continue }
      groups[text.lowercased(), default: []].append((link, text))
    }
    var pairs: [(first: Int, second: Int)] = []
    var stepsLeft = 1_000_000
    for group in groups.values where group.contains(where: { $0.text != group[0].text }) {
      for (index, (link, text)) in group.enumerated() {
        stepsLeft -= index
        guard stepsLeft > 0 else { return pairs }
        let other = group[..<index].first { other in
          // Another finding reports links with equal paths.
          guard other.text != text, rows[other.link]?.path != rows[link]?.path else { return false }
          let relation = relation(other.link, link)
          return relation == .subset || relation == .superset
        }
        if let other { pairs.append((other.link, link)) }
      }
    }
    return pairs.sorted { $0.second < $1.second }
  }

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
      // Captures with only one text are literals, unless the case of the text matters.
      guard case .capture(let capture) = pattern.path.segments[index],
        pattern.ignoresCase || shapes.onlyText(of: capture.type) == nil
      else { continue }
      let isText = row.parts.contains { row in
        index == 0
          ? LinkRow.Kind.allCases.contains { row.start($0)?.first.isText ?? false } : row.path[index - 1].isText
      }
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
    for case .capture(let capture) in pattern.path.segments.dropFirst() where isEmpty(capture, .segment, pattern) {
      return ImpossibleCapture(name: capture.name, position: .segment)
    }
    if case .capture(let capture)? = pattern.path.segments.first {
      if pattern.isOnWeb, isEmpty(capture, .segment, pattern) {
        return ImpossibleCapture(name: capture.name, position: .segment)
      }
      if pattern.isOnCustomSchemes, isEmpty(capture, .foldedSegment, pattern) {
        return ImpossibleCapture(name: capture.name, position: .firstSegment)
      }
    }
    let labels = pattern.endpoints.flatMap { $0.host?.captures.map(\.string) ?? [] }
    return labels.first { name in
      guard let type = pattern.captureTypes[name] else { return false }
      let texts = shapes.sets.texts(of: type, ignoringCase: pattern.ignoresCase)
      return (try? texts.isDisjoint(with: AuthoritySets.label)) ?? false
    }.map { ImpossibleCapture(name: $0, position: .host) }
  }

  private func isEmpty(_ capture: Pattern.Capture, _ role: CaptureShape.Role, _ pattern: Pattern) -> Bool {
    shapes.texts(of: CaptureShape(capture, role, ignoringCase: pattern.ignoresCase))?.isEmpty ?? false
  }
}

/// Readable strings for example URLs. In order of preference: the link's examples, values of enums, names of captures,
/// and typical values.
struct Suggestions {
  private var texts: [Int: [[UInt8]]] = [:]
  private(set) var authorities: [[UInt8]] = []
  private var affixes: [Int: (prefix: [UInt8], name: [UInt8], suffix: [UInt8])] = [:]

  private static let usual = [
    "1", "2", "42", "1.5", "true", "2026-01-31", "123e4567-e89b-12d3-a456-426614174000", "more",
  ].map { Array($0.utf8) }

  init(_ pattern: Pattern, examples: [Text], _ space: LinkSpace, _ columns: LinkSpace.Columns) {
    authorities = pattern.endpoints.map { Array($0.exampleStart.utf8) }
    for example in examples { addExample(example.string, pattern, columns) }
    addPath(pattern.path, space, from: 0, limit: columns.query)
    addItems(pattern.query, space.query, space, from: columns.query)
    if let fragment = pattern.fragment {
      addPath(fragment.path, space, from: columns.fragment, limit: columns.fragmentQuery)
      addItems(fragment.query, space.fragmentQuery, space, from: columns.fragmentQuery)
    }
  }

  subscript(column: Int) -> [[UInt8]] { texts[column] ?? [] }

  /// The last strings combine the prefix and name of one capture with the suffix of another.
  static func joined(_ all: [Suggestions], _ column: Int) -> [[UInt8]] {
    let affixes = all.compactMap { $0.affixes[column] }
    return all.flatMap { $0[column] }
      + affixes.flatMap { first in affixes.map { second in first.prefix + first.name + second.suffix } }
  }

  private mutating func add(_ text: [UInt8], at column: Int) { texts[column, default: []].append(text) }

  private mutating func addExample(_ example: String, _ pattern: Pattern, _ columns: LinkSpace.Columns) {
    let start = example.hasPrefix("/") ? pattern.endpoints[0].exampleStart.dropLast() : ""
    let segments = Array((start + example).utf8).withUnsafeBufferPointer { url in
      (try? CanonicalURL.with(url) { $0.segments }) ?? []
    }
    for (column, segment) in segments.enumerated() where column < columns.query { add(Array(segment.utf8), at: column) }
  }

  private mutating func addPath(_ path: Pattern.Path, _ space: LinkSpace, from column: Int, limit: Int) {
    func decoded(_ text: String) -> [UInt8] { Array(PercentCoding.decoded(text.utf8).utf8) }
    var column = column
    for segment in path.segments where column < limit {
      if case .capture(let capture) = segment {
        let (prefix, suffix) = (decoded(capture.prefix), decoded(capture.suffix))
        for text in Self.values(capture.name, capture.type, space) { add(prefix + text + suffix, at: column) }
        affixes[column] = (prefix, Array(capture.name.utf8), suffix)
      }
      column += 1
    }
    switch path.tail {
    case .none: break
    case .optional(let capture):
      add([], at: column)
      for text in Self.values(capture.name, capture.type, space) { add(text, at: column) }
    case .rest(let name, _, let allowsNone):
      while column < limit {
        if allowsNone { add([], at: column) }
        for text in Self.values(name ?? "more", .primitive(.string), space) { add(text, at: column) }
        column += 1
      }
    }
  }

  private mutating func addItems(
    _ items: [Pattern.QueryItem], _ keys: QueryColumns, _ space: LinkSpace, from column: Int
  ) {
    for item in items {
      guard case .required(let name, let type) = item.value, let position = keys.column(of: item.keys[0]) else {
        continue
      }
      for key in item.keys {
        for text in Self.values(name, type, space) {
          add(keys.text(text, for: key, in: position), at: column + position)
        }
      }
    }
    // A key that occurs once is more readable than a key that occurs twice.
    for position in 0..<keys.count {
      for key in keys.keys[position] { add(keys.text(Self.usual[0], for: key, in: position), at: column + position) }
    }
  }

  private static func values(_ name: String, _ type: ValueType, _ space: LinkSpace) -> [[UInt8]] {
    let name = Array(name.utf8)
    return (space.shapes.sets.values(of: type) ?? []) + [
      name, Array(String(decoding: name, as: UTF8.self).lowercased().utf8),
    ] + usual
  }
}

extension Endpoint {
  /// The names of captured host labels replace them.
  fileprivate var exampleStart: String { host.map { start(front: $0.exampleFront) } ?? "\(scheme):" }
}

extension Pattern {
  func standing(on isKept: (Endpoint) -> Bool) -> Pattern {
    Pattern(
      text: text, endpoints: endpoints.filter(isKept), path: path, query: query, fragment: fragment,
      captureTypes: captureTypes)
  }
}
