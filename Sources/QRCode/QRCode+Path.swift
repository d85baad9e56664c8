extension QRCode {
  /// The dark modules as the data of an SVG path, for a view box of ``size`` by ``size`` modules.
  ///
  /// Each run of dark modules in a row is a rectangle, such as `M0 0h3v1h-3z`.
  package var path: String {
    var path = ""
    for row in 0..<size {
      var column = 0
      while column < size {
        let start = column
        while column < size, self[row, column] { column += 1 }
        let length = column - start
        if length > 0 { path += "M\(start) \(row)h\(length)v1h-\(length)z" }
        column += 1
      }
    }
    return path
  }
}
