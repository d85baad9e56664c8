import WaymarkDiagnostics

/// Three columns that fit a terminal where they can.
///
/// A column is as wide as nearly all that stands in it. What is wider does not widen it for the others: it goes on beside it
/// where there is room, and else the line goes on below.
struct TextTable {
  struct Row {
    let first, second, third: String
    /// Lines below, under the second column.
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
      // What stands in its column stays in it, even where the line gets too long.
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

  /// The width of the widest but for one in ten, and those that are hardly wider.
  private static func width(of counts: [Int], limit: Int) -> Int {
    let sorted = counts.filter { $0 <= limit }.sorted()
    guard !sorted.isEmpty else { return limit / 2 }
    let usual = sorted[(sorted.count * 9 + 9) / 10 - 1]
    return sorted.last { $0 <= usual + 4 } ?? usual
  }
}
