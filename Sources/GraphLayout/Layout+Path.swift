extension Layout {
  /// Returns the `d` attribute of an SVG path through the points of an edge: horizontal lines through columns, and curves
  /// between columns.
  ///
  /// For the syntax, see <https://www.w3.org/TR/SVG2/paths.html#PathData>.
  ///
  /// - Parameter points: The points in ``edges``, or the same points in reverse order.
  /// - Returns: The path data.
  package static func path(_ points: [Point]) -> String {
    func text(_ point: Point) -> String { "\(number(point.x)) \(number(point.y))" }
    var path = "M" + text(points[0])
    // A line without a length has no direction, which an arrow needs.
    for (point, next) in zip(points, points.dropFirst()) where point != next {
      if point.y == next.y {
        path += "H" + number(next.x)
      } else if point.x == next.x {
        // An edge that connects a node with itself.
        path += "C\(number(point.x + 36)) \(number(point.y)) \(number(next.x + 36)) \(number(next.y)) \(text(next))"
      } else {
        let middle = number((point.x + next.x) / 2)
        path += "C\(middle) \(number(point.y)) \(middle) \(number(next.y)) \(text(next))"
      }
    }
    return path
  }

  /// Returns a number with at most one decimal, such as `12.5`.
  package static func number(_ value: Double) -> String {
    // WebAssembly has no function that rounds to the nearest number.
    let tenths = Int(value * 10 + (value < 0 ? -0.5 : 0.5))
    let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
    return (tenths < 0 ? "-" : "") + String(whole) + (rest == 0 ? "" : ".\(rest)")
  }
}
