import Foundation

/// A Markdown table with aligned columns, which is also readable in a terminal.
package struct Table {
  private let title: String
  private var rows: [[String]]

  package init(_ title: String, columns: [String]) {
    self.title = title
    rows = [columns]
  }

  package mutating func add(_ cells: String...) { add(cells) }

  package mutating func add(_ cells: [String]) {
    precondition(cells.count == rows[0].count, "a row of `\(title)` has \(cells.count) cells")
    rows.append(cells)
  }

  /// Prints the table with its title.
  package func show() {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      "|"
        + zip(row, widths).enumerated().map { column, cell in
          let space = String(repeating: " ", count: cell.1 - cell.0.count)
          // All columns except the first contain figures, which are aligned to the right.
          return " " + (column == 0 ? cell.0 + space : space + cell.0) + " |"
        }.joined()
    }
    lines.insert(
      "|"
        + widths.enumerated().map { column, width in
          column == 0 ? String(repeating: "-", count: width + 2) + "|" : String(repeating: "-", count: width + 1) + ":|"
        }.joined(), at: 1)
    print("\n### \(title)\n\n" + lines.joined(separator: "\n"))
    // Without a flush, a pipe shows the table late.
    fflush(nil)
  }
}
