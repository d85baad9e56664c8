import WaymarkDiagnostics

/// A table with three columns. If possible, the table fits the width of a terminal.
///
/// Each column is wide enough for nearly all of its cells. A cell that is too long extends into the next column if
/// there is space. Otherwise, the row continues on the next line.
struct TextTable {
  struct Row {
    let first, second, third: String
    /// The lines below the row.
    ///
    /// Each line starts at the second column.
    let details: [String]
  }

  private let rows: [Row]
  private let firstWidth, secondWidth: Int
  private static let width = 100
  private static let indent = 2

  init(_ rows: [Row]) {
    self.rows = rows
    firstWidth = Self.width(of: rows.map(\.first.count), limit: 44)
    let thirdWidth = Self.width(of: rows.map(\.third.count), limit: 36)
    let left = Self.width - Self.indent - firstWidth - thirdWidth - 4
    secondWidth = Self.width(of: rows.map(\.second.count), limit: max(12, left))
  }

  var text: String { rows.map(text).joined() }

  private func text(_ row: Row) -> String {
    let indent = Self.indent + firstWidth + 2
    var lines = [String(repeating: " ", count: Self.indent) + row.first]
    func add(_ text: String, at column: Int, followedBy room: Int = 0) {
      let last = lines[lines.count - 1].padded(to: column - 2) + "  "
      // A string that starts at its column stays on the line, even if the line becomes too long.
      if last.count == column || last.count + text.count + room <= Self.width {
        lines[lines.count - 1] = last + text
      } else {
        lines.append(String(repeating: " ", count: column) + text)
      }
    }
    add(row.second, at: indent, followedBy: row.second.count <= secondWidth ? row.third.count + 2 : 0)
    add(row.third, at: indent + secondWidth + 2)
    lines += row.details.map { String(repeating: " ", count: indent) + $0 }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a column width that fits at least 90 % of the cells. The function adds at most four characters if the
  /// additional width fits more cells.
  private static func width(of counts: [Int], limit: Int) -> Int {
    let sorted = counts.filter { $0 <= limit }.sorted()
    guard !sorted.isEmpty else { return limit / 2 }
    let usual = sorted[(sorted.count * 9 + 9) / 10 - 1]
    return sorted.last { $0 <= usual + 4 } ?? usual
  }
}
