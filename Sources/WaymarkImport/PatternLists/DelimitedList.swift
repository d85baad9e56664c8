import AppleFormats
import WaymarkDiagnostics

/// A reader for tables of patterns, such as CSV, with or without a header.
enum DelimitedList {
  private static let separators: [Unicode.Scalar] = ["\t", ";", ","]

  /// Reads a table; returns `nil` if the text is no table.
  ///
  /// - Throws: A ``FormatError`` if a table with a header is damaged.
  static func read(_ text: SourceText) throws(FormatError) -> PatternList? {
    for separator in separators {
      guard let header = (try? DelimitedText.records(text, separator: separator, most: 1))?.first, header.count > 1,
        header.allSatisfy({ PatternClue($0.text) < .certain })
      else { continue }
      let columns = columns(of: header)
      guard columns[.pattern] != nil else { continue }
      let records = try DelimitedText.records(text, separator: separator).dropFirst()
      return list(records, columns, header: header)
    }
    for separator in separators {
      guard let sample = try? DelimitedText.records(text, separator: separator, most: 50), let first = sample.first
      else { continue }
      // The names of the columns can be unknown, as in another language.
      let hasHeader = first.count > 1 && first.allSatisfy { PatternClue($0.text) < .likely }
      guard let columns = columns(ofSample: Array(sample.dropFirst(hasHeader ? 1 : 0))),
        let records = try? DelimitedText.records(text, separator: separator)
      else { continue }
      if hasHeader, var table = table(Array(records.dropFirst()), header: first) {
        table.notes.add(ImportNote(.information, "line 1 is a heading", at: first[0].span))
        return table
      }
      return list(records[...], columns, header: [])
    }
    return nil
  }

  /// Returns the patterns of a table with a header; `nil` if the table contains no patterns.
  static func table(_ records: [[DelimitedText.Cell]], header: [DelimitedText.Cell]) -> PatternList? {
    var columns = columns(of: header)
    if columns[.pattern] == nil {
      guard let sample = self.columns(ofSample: Array(records.prefix(50))) else { return nil }
      columns = sample.merging(columns) { $1 }
    }
    guard let index = columns[.pattern] else { return nil }
    let patterns = records.count { index < $0.count && PatternClue($0[index].text) >= .likely }
    guard patterns > 0, patterns * 2 >= records.count else { return nil }
    return list(records[...], columns, header: header)
  }

  /// Returns the indices of the columns with known names.
  private static func columns(of header: [DelimitedText.Cell]) -> [ListColumn: Int] {
    var columns: [ListColumn: Int] = [:]
    var route: Int?
    for (index, cell) in header.enumerated() {
      guard let column = ListColumn(cell.text) else { continue }
      if let other = columns[column] {
        let isBetter = ListColumn.rank(cell.text) < ListColumn.rank(header[other].text)
        let rest = isBetter ? other : index
        // In a table with a path and a route, the route is a name.
        if column == .pattern, ListColumn.canBeDestination(header[rest].text) { route = rest }
        guard isBetter else { continue }
      }
      columns[column] = index
    }
    columns[.destination] = columns[.destination] ?? route
    return columns
  }

  /// Returns the columns of a table without a header; `nil` if the records are no table.
  private static func columns(ofSample sample: [[DelimitedText.Cell]]) -> [ListColumn: Int]? {
    var votes: [Int: Int] = [:]
    var tables = 0
    for record in sample where record.filter({ !$0.text.isEmpty }).count > 1 {
      guard
        let index = record.firstIndex(where: {
          PatternClue($0.text) == .certain && PatternClue.hasBalancedBrackets($0.text)
        }),
        !record.contains(where: { $0.text.contains("\"") || $0.text.contains("(") && PatternClue($0.text) == .none })
      else { continue }
      tables += 1
      votes[index, default: 0] += 1
    }
    guard tables > 0, tables * 5 >= sample.count * 4,
      let pattern = votes.max(by: { ($0.value, -$0.key) < ($1.value, -$1.key) })?.key
    else { return nil }
    return [.pattern: pattern, .destination: pattern == 0 ? 1 : 0]
  }

  private static func list(
    _ records: ArraySlice<[DelimitedText.Cell]>, _ columns: [ListColumn: Int], header: [DelimitedText.Cell]
  ) -> PatternList {
    var list = PatternList()
    let others = otherPatternColumns(records, columns)
    let known = Set(columns.values).union(others)
    for (index, cell) in header.enumerated() where !known.contains(index) && !cell.text.isEmpty {
      list.notes.add(
        ImportNote(.information, "the column \(Quoted(cell.text)) is not used", at: cell.span))
    }
    for record in records {
      func cell(_ column: ListColumn) -> DelimitedText.Cell? {
        guard let index = columns[column], index < record.count, !record[index].text.trimmed.isEmpty else { return nil }
        return record[index]
      }
      let patterns = ([columns[.pattern]] + others).compactMap { index -> DelimitedText.Cell? in
        guard let index, index < record.count, !record[index].text.isEmpty else { return nil }
        return index == columns[.pattern] || PatternClue(record[index].text) >= .likely ? record[index] : nil
      }
      guard let pattern = patterns.first else {
        if let first = record.first(where: { !$0.text.isEmpty }) {
          list.notes.add(
            ImportNote(
              .decision, "the record of \(Quoted(first.text)) has no pattern", help: "add the link by hand",
              at: first.span))
        }
        continue
      }
      guard !pattern.text.hasPrefix("#") || pattern.text.hasPrefix("#/") else { continue }
      var row = PatternRow(pattern.text.trimmed, to: cell(.destination)?.text.trimmed, at: pattern.span)
      row.hosts = texts(cell(.hosts))
      row.schemes = texts(cell(.schemes))
      if let count = cell(.count) { row.count = max(0, number(count, &list.notes) ?? 0) }
      // Routers with priorities check high priorities first.
      if let priority = cell(.priority) { row.rank = number(priority, &list.notes).map { -max($0, -Int.max) } }
      if let order = cell(.order) { row.rank = number(order, &list.notes) }
      list.rows.append(row)
      for other in patterns.dropFirst() {
        var row = PatternRow(other.text.trimmed, to: row.destination, at: other.span)
        row.rank = list.rows.last?.rank
        list.rows.append(row)
      }
    }
    return list
  }

  /// Returns the indices of further columns whose cells are patterns, such as a column of web links beside a column of
  /// deep links.
  private static func otherPatternColumns(
    _ records: ArraySlice<[DelimitedText.Cell]>, _ columns: [ListColumn: Int]
  ) -> [Int] {
    let known = Set(columns.values)
    let sample = records.prefix(200)
    let width = sample.map(\.count).max() ?? 0
    return (0..<min(width, 64)).filter { index in
      guard !known.contains(index) else { return false }
      let cells = sample.filter { index < $0.count && !$0[index].text.isEmpty }
      let patterns = cells.count { PatternClue($0[index].text) == .certain }
      return patterns > 0 && patterns * 3 >= cells.count * 2
    }
  }

  private static func texts(_ cell: DelimitedText.Cell?) -> [Located<String>] {
    guard let cell else { return [] }
    // A remark such as `any; the host is part of serverUrl` is one text.
    let hasRemark = cell.text.contains("any;") || cell.text.contains("(")
    let parts = hasRemark ? [Substring(cell.text)] : cell.text.split { ",;| \n".contains($0) }
    return parts.map { Located($0.trimmed, at: cell.span) }
  }

  private static func number(_ cell: DelimitedText.Cell, _ notes: inout GroupedNotes) -> Int? {
    let digits = cell.text.trimmed.filter { $0 != "," && $0 != "_" && $0 != " " }
    if let number = Int(digits) { return number }
    notes.add(ImportNote(.information, "\(Quoted(cell.text)) is not an integer, so the draft omits it", at: cell.span))
    return nil
  }
}
