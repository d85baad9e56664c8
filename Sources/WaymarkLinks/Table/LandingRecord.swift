struct LandingRecord {
  let tab: Int?
  let stackChange: StackChange
  let screens: ScreenRecords

  init(_ base: UnsafePointer<UInt8>, _ start: TableCursor) {
    var cursor = start
    let tab = cursor.word()
    self.tab = tab > 0 ? tab - 1 : nil
    stackChange = StackChange(rawValue: cursor.byte())!
    screens = ScreenRecords(base, Self.screens(start))
  }

  @inline(__always)
  static func screens(_ start: TableCursor) -> TableCursor { TableCursor(start.position + 5) }

  var pieces: TableCursor { LandingRecordEnd(screens.end).pieces }
}

struct LandingRecordEnd {
  private let start: TableCursor

  init(_ start: TableCursor) {
    self.start = start
  }

  /// The indices of the conditions that must hold before the link takes effect.
  var requires: [Int] {
    var cursor = start
    let count = Int(cursor.byte())
    return Array(TableIndices(cursor, count: count))
  }

  var deprecation: String? {
    var cursor = start
    cursor.skip(2 * Int(cursor.byte()))
    let text = cursor.text()
    return text.isEmpty ? nil : PercentCoding.decoded(text)
  }

  var pieces: TableCursor {
    var cursor = start
    cursor.skip(2 * Int(cursor.byte()))
    _ = cursor.text()
    return cursor
  }
}
