/// The source of an argument, for example a capture or a constant.
enum LinkArgument {
  case absent
  case emptyList
  case constant(TableConstant)
  case capture(Int, TableType, TableConstant?)
  case restText(Int, TableConstant?)
  case restList(Int)
  case host(UInt8, TableType, TableConstant?)
  case query(inFragment: Bool, item: Int, TableConstant?)
  case queryList(inFragment: Bool, item: Int)

  @inline(__always)
  init(_ base: UnsafePointer<UInt8>, _ cursor: inout TableCursor) {
    switch LinkTableFormat.Source(rawValue: cursor.byte())! {
    case .absent: self = .absent
    case .emptyList: self = .emptyList
    case .constant: self = .constant(TableConstant(base, cursor.word()))
    case .capture: self = .capture(Int(cursor.byte()), TableType(base, cursor.word()), nil)
    case .optionalCapture:
      self = .capture(Int(cursor.byte()), TableType(base, cursor.word()), Self.constant(base, &cursor))
    case .restText: self = .restText(Int(cursor.byte()), Self.constant(base, &cursor))
    case .restList: self = .restList(Int(cursor.byte()))
    case .host: self = .host(cursor.byte(), TableType(base, cursor.word()), Self.constant(base, &cursor))
    case .query:
      self = .query(inFragment: cursor.byte() != 0, item: Int(cursor.byte()), Self.constant(base, &cursor))
    case .queryList: self = .queryList(inFragment: cursor.byte() != 0, item: Int(cursor.byte()))
    }
  }

  private static func constant(_ base: UnsafePointer<UInt8>, _ cursor: inout TableCursor) -> TableConstant? {
    let offset = cursor.word()
    return offset == 0 ? nil : TableConstant(base, offset)
  }

  var fallback: Argument? {
    switch self {
    case .capture(_, _, let constant), .restText(_, let constant), .host(_, _, let constant),
      .query(_, _, let constant):
      constant?.argument
    case .absent, .emptyList, .constant, .restList, .queryList: nil
    }
  }
}
