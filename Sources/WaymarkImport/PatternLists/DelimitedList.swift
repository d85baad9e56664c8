import SpecText

enum DelimitedList {
  static func read(_ text: SourceText) throws(FormatError) -> PatternList? {
    for separator in ["\t", ";", ","] as [Unicode.Scalar] {
      guard let header = (try? DelimitedText.records(text, separator: separator, most: 1))?.first, header.count > 1,
        header.allSatisfy({ PatternClue($0.text) < .certain })
      else { continue }
      let columns = ListColumn.indices(of: header.map(\.text))
      guard columns[.pattern] != nil else { continue }
      return list(try DelimitedText.records(text, separator: separator).dropFirst(), columns, header)
    }
    return nil
  }

  private static func list(
    _ records: ArraySlice<[DelimitedText.Cell]>, _ columns: [ListColumn: Int], _ header: [DelimitedText.Cell]
  ) -> PatternList {
    var list = PatternList()
    for (index, cell) in header.enumerated() where !columns.values.contains(index) && !cell.text.isEmpty {
      list.notes.add(ImportNote(.information, "the column \(Quoted(cell.text)) is not used", at: cell.span))
    }
    for record in records {
      func cell(_ column: ListColumn) -> DelimitedText.Cell? {
        guard let index = columns[column], index < record.count, !record[index].text.trimmed.isEmpty else { return nil }
        return record[index]
      }
      guard let pattern = cell(.pattern) else {
        if let first = record.first(where: { !$0.text.isEmpty }) {
          list.notes.add(
            ImportNote(
              .decision, "the record of \(Quoted(first.text)) has no pattern", help: "add the link by hand",
              at: first.span))
        }
        continue
      }
      var row = PatternRow(pattern.text.trimmed, to: cell(.destination)?.text.trimmed, at: pattern.span)
      row.hosts = texts(cell(.hosts))
      row.schemes = texts(cell(.schemes))
      list.rows.append(row)
    }
    return list
  }

  private static func texts(_ cell: DelimitedText.Cell?) -> [Located<String>] {
    guard let cell else { return [] }
    return cell.text.split { ",;| \n".contains($0) }.map { Located(String($0), cell.span) }
  }
}

enum ListColumn: Hashable {
  case pattern, destination, hosts, schemes, parameters, query

  /// If several columns have the same meaning, the earlier name in `columns` counts. Ignores case and punctuation.
  static func indices(of names: [String]) -> [ListColumn: Int] {
    var indices: [ListColumn: Int] = [:]
    for (index, name) in names.enumerated() {
      guard let (column, rank) = columns[key(name)] else { continue }
      if let other = indices[column] {
        let isBetter = rank < columns[key(names[other])]?.rank ?? .max
        // In a table with a path and a route, the route is a name.
        if column == .pattern, indices[.destination] == nil { indices[.destination] = isBetter ? other : index }
        if !isBetter { continue }
      }
      indices[column] = index
    }
    return indices
  }

  private static func key(_ name: String) -> String {
    name.utf8.count > 40 ? "" : String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static let columns: [String: (column: ListColumn, rank: Int)] = {
    let names: [(ListColumn, String)] = [
      (.pattern, "pattern urlpattern path url uri deeplink link route"),
      (.destination, "destination screen name screenname viewcontroller view controller handler"),
      (.hosts, "hosts host domain domains"), (.schemes, "schemes scheme"),
      (.parameters, "params parameters types"), (.query, "query"),
    ]
    return Dictionary(
      names.flatMap { column, names in
        names.split(separator: " ").enumerated().map { (String($0.element), (column, $0.offset)) }
      }, uniquingKeysWith: { first, _ in first })
  }()
}
