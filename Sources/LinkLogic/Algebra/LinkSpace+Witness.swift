import RegularSets
import SpecModel
import SpecText
import WaymarkLinks

extension LinkSpace {
  package func witness(_ link: Int, _ other: Int) -> Diagnostic.Witness {
    guard let row = rows[link], let otherRow = rows[other] else { return Diagnostic.Witness() }
    let columns = columns(of: [row, otherRow])
    let hints = [suggestions(link, columns), suggestions(other, columns)]
    let both = values(in: [row, otherRow], columns, hints)
    func text(_ values: URLValues?) -> String? { values.map { self.text(of: $0, columns) } }
    return Diagnostic.Witness(
      both: text(both),
      onlyFirst: text(both.flatMap { values(in: row, outside: otherRow, near: $0, columns, hints[0]) }),
      onlySecond: text(both.flatMap { values(in: otherRow, outside: row, near: $0, columns, hints[1]) }))
  }

  package func commonURL(_ links: [Int]) throws(TooManyStatesError) -> String? {
    let rows = links.compactMap { self.rows[$0] }
    let columns = columns(of: rows)
    if let values = values(in: rows, columns, links.map { suggestions($0, columns) }) {
      return text(of: values, columns)
    }
    for (rows, kind) in rows.choicesOfParts.flatMap({ rows in LinkRow.Kind.allCases.map { (rows, $0) } }) {
      let starts = rows.compactMap { $0.start(kind) }
      guard starts.count == rows.count else { continue }
      let cells =
        [starts.map(\.authority)] + (0..<columns.count).map { column in rows.map { cell($0, kind, column, columns) } }
      // One column without a common string proves that no common URL exists.
      var isApart = false
      for part in cells where !isApart { isApart = try !haveCommonText(part) }
      guard isApart else { throw TooManyStatesError() }
    }
    return nil
  }

  private func haveCommonText(_ cells: [Cell]) throws(TooManyStatesError) -> Bool {
    if text(in: cells, []) != nil { return true }
    var common = try self.cells.regularSet(cells[0])
    for cell in cells.dropFirst() { common = try common.intersection(self.cells.regularSet(cell)) }
    return !common.isEmpty
  }

  func suggestions(_ link: Int, _ columns: Columns) -> Suggestions {
    Suggestions(model.links[link].pattern, examples: model.links[link].examples, self, columns)
  }

  func values(in rows: [LinkRow], _ columns: Columns, _ hints: [Suggestions]) -> URLValues? {
    for (rows, kind) in rows.choicesOfParts.flatMap({ rows in LinkRow.Kind.allCases.map { (rows, $0) } }) {
      let starts = rows.compactMap { $0.start(kind) }
      guard starts.count == rows.count, let authority = text(in: starts.map(\.authority), hints.flatMap(\.authorities))
      else { continue }
      var values = URLValues(kind: kind, authority: authority, texts: [])
      for column in 0..<columns.count {
        let cells = rows.map { cell($0, kind, column, columns) }
        // Optional parts are omitted.
        let isOpen = cells.allSatisfy { contains([], $0) }
        guard let text = isOpen ? [] : text(in: cells, Suggestions.joined(hints, column)) else { break }
        values.texts.append(text)
      }
      if values.texts.count == columns.count { return values }
    }
    return nil
  }

  private func values(
    in row: LinkRow, outside other: LinkRow, near both: URLValues, _ columns: Columns, _ hints: Suggestions
  ) -> URLValues? {
    guard row.isWhole, other.isWhole else {
      return row.parts.lazy.compactMap { part in
        let others = other.parts
        let rival = others.first { self.relation(part, $0) != .disjoint } ?? others[0]
        return self.values(in: part, outside: rival, near: both, columns, hints)
      }.first
    }
    for kind in [both.kind, both.kind.other] {
      guard let start = row.start(kind) else { continue }
      var base = URLValues(kind: kind, authority: both.authority, texts: both.texts)
      let otherStart = other.start(kind)
      if kind != both.kind || !contains(base.authority, start.authority) {
        guard let authority = text(in: [start.authority], hints.authorities) else { continue }
        base.authority = authority
      }
      // A different authority is a sufficient difference.
      guard let otherStart else { return filled(base, row, columns, hints) }
      if let authority = text(in: start.authority, outside: otherStart.authority, hints.authorities) {
        base.authority = authority
        return filled(base, row, columns, hints)
      }
      for column in 0..<columns.count {
        let own = cell(row, kind, column, columns)
        guard let text = text(in: own, outside: cell(other, kind, column, columns), hints[column]) else { continue }
        base.texts[column] = text
        return filled(base, row, columns, hints, through: column)
      }
    }
    return nil
  }

  /// Extends the path up to the column `last`, and adds a fragment if `last` is part of it.
  private func filled(
    _ values: URLValues, _ row: LinkRow, _ columns: Columns, _ hints: Suggestions, through last: Int = 0
  ) -> URLValues? {
    var values = values
    var hasEnded = false
    let paths = [0..<columns.query, columns.slash..<columns.fragmentQuery]
    for column in 0..<columns.count {
      let cell = cell(row, values.kind, column, columns)
      let path = paths.first { $0.contains(column) }
      let isPath = path != nil
      if column == columns.slash { hasEnded = false }
      let lacksFragment = column > columns.slash && values.texts[columns.slash].isEmpty
      if isPath && hasEnded || lacksFragment {
        values.texts[column] = []
        continue
      }
      let isOnTheWay =
        column < last && (path?.contains(last) ?? false) || column == columns.slash && last >= columns.fragmentQuery
      if !contains(values.texts[column], cell) || (isOnTheWay && values.texts[column].isEmpty) {
        let text = isOnTheWay || !contains([], cell) ? text(in: cell, outside: .end, hints[column]) : []
        guard let text else { return nil }
        values.texts[column] = text
      }
      if isPath, values.texts[column].isEmpty { hasEnded = true }
    }
    return values
  }

  func contains(_ text: [UInt8], _ cell: Cell) -> Bool { cells.contains(text, cell) }

  private func text(in cells: [Cell], _ hints: [[UInt8]]) -> [UInt8]? {
    if let text = hints.first(where: { text in cells.allSatisfy { contains(text, $0) } }) { return text }
    for cell in cells where cell.isText {
      let text = self.cells.text(cell)
      if cells.allSatisfy({ contains(text, $0) }) { return text }
      if self.cells.isSingle(cell) { return nil }
    }
    let distinct = Array(Set(cells)).sorted { $0.number > $1.number }
    guard let last = try? self.cells.regularSet(distinct[distinct.count - 1]),
      let set = try? distinct.dropFirst().dropLast().reduce(
        self.cells.regularSet(distinct[0]), { try $0.intersection(self.cells.regularSet($1)) })
    else { return nil }
    return (try? set.shortestText(in: last)).flatMap { $0 }.map { Array($0.utf8) }
  }

  func text(in cell: Cell, outside other: Cell, _ hints: [[UInt8]]) -> [UInt8]? {
    func isWanted(_ text: [UInt8]) -> Bool { contains(text, cell) && !contains(text, other) }
    if cell.isText, isWanted(cells.text(cell)) { return cells.text(cell) }
    if cells.isSingle(cell) { return nil }
    guard let relation = cells.relation(cell, other), !relation.isSubset else { return nil }
    if let text = hints.first(where: isWanted) { return text }
    if cells.isSingle(other) { return cells.firstTexts(cell, 2).first(where: isWanted) }
    let text = try? cells.regularSet(cell).shortestText(outside: cells.regularSet(other))
    return text.flatMap { $0 }.map { Array($0.utf8) }
  }
}

extension [LinkRow] {
  /// One part of each row.
  var choicesOfParts: [[LinkRow]] {
    guard contains(where: { !$0.isWhole }) else { return [self] }
    return reduce([[]]) { choices, row in choices.flatMap { choice in row.parts.map { choice + [$0] } } }
  }
}

struct URLValues {
  var kind: LinkRow.Kind
  var authority: [UInt8] = []
  var texts: [[UInt8]]
}

struct URLText {
  private(set) var bytes: [UInt8]
  private let values: URLComponentBytes

  init(_ kind: LinkRow.Kind, _ authority: [UInt8], values: URLComponentBytes) {
    bytes = authority
    self.values = values
    bytes.reserveCapacity(128)
    if kind == .custom { bytes += "//".utf8 }
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ segments: some Sequence<[UInt8]>) {
    var isFirst = true
    for segment in segments {
      guard !segment.isEmpty else { return }
      let start = bytes.count
      if !isFirst { bytes.append(UInt8(ascii: "/")) }
      append(segment, keeping: .segment)
      // The start of a custom-scheme URL ends in `://`, so the path may need an additional slash.
      if isFirst, endsInSlashes(start), Endpoint.needsSlash(before: bytes[start...]) {
        bytes.insert(UInt8(ascii: "/"), at: start)
      }
      isFirst = false
    }
  }

  private func endsInSlashes(_ end: Int) -> Bool {
    end >= 3 && bytes[end - 1] == UInt8(ascii: "/") && bytes[end - 2] == UInt8(ascii: "/")
      && bytes[end - 3] == UInt8(ascii: ":")
  }

  private mutating func append(_ text: [UInt8], keeping raw: URLComponentBytes) {
    // Nearly all strings need no escapes.
    var plain = 0
    while plain < text.count, raw.contains(text[plain]) { plain += 1 }
    if plain == text.count {
      bytes += text
    } else if let escaped = PercentCoding.canonical(String(decoding: text, as: UTF8.self), keeping: raw) {
      bytes += escaped.utf8
    }
  }

  mutating func append(_ texts: some Sequence<(column: Int, text: [UInt8])>, of keys: QueryColumns) {
    var separator = UInt8(ascii: "?")
    for (column, text) in texts {
      for item in keys.items(text, in: column) {
        bytes.append(separator)
        bytes += item.key.utf8
        bytes.append(UInt8(ascii: "="))
        append(Array(item.value.utf8), keeping: values)
        separator = UInt8(ascii: "&")
      }
    }
  }

  mutating func startFragment(_ slash: [UInt8]) -> Bool {
    guard !slash.isEmpty else { return false }
    bytes += (slash == [UInt8(ascii: "/")] ? "#/" : "#").utf8
    return true
  }
}

extension LinkSpace {
  func text(of values: URLValues, _ columns: Columns) -> String {
    let texts = values.texts
    func items(_ range: Range<Int>) -> some Sequence<(column: Int, text: [UInt8])> {
      range.lazy.filter { !texts[$0].isEmpty }.map { (column: $0 - range.lowerBound, text: texts[$0]) }
    }
    var url = URLText(values.kind, values.authority, values: queryValues)
    url.append(texts[..<columns.query])
    url.append(items(columns.query..<columns.slash), of: query)
    guard url.startFragment(texts[columns.slash]) else { return url.string }
    url.append(texts[columns.fragment..<columns.fragmentQuery])
    url.append(items(columns.fragmentQuery..<columns.count), of: fragmentQuery)
    return url.string
  }
}
