struct TableConstant {
  private let type: TableType
  private let text: UnsafeBufferPointer<UInt8>

  init(_ base: UnsafePointer<UInt8>, _ offset: Int) {
    var cursor = TableCursor(base + offset)
    type = TableType(base, cursor.word())
    text = cursor.text()
  }

  @inline(never)
  var argument: Argument { type.argument(text) }
}
