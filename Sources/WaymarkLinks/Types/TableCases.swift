struct TableCases {
  private let first: TableCursor
  private let count: Int

  init(_ cursor: TableCursor) {
    var cursor = cursor
    count = cursor.word()
    first = cursor
  }

  private func first(where isMeant: (_ text: UnsafeBufferPointer<UInt8>, _ name: UnsafeBufferPointer<UInt8>) -> Bool)
    -> (
      text: UnsafeBufferPointer<UInt8>, name: UnsafeBufferPointer<UInt8>
    )?
  {
    var cursor = first
    for _ in 0..<count {
      let text = cursor.text()
      let name = cursor.text()
      if isMeant(text, name) { return (text, name) }
    }
    return nil
  }

  func name(of bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8>? {
    // Segments and query values escape different characters.
    first { text, _ in areEqual(text, bytes) || DecodedBytes(text).elementsEqual(DecodedBytes(bytes)) }?.name
  }

  func text(of name: String) -> UnsafeBufferPointer<UInt8>? {
    first { _, candidate in candidate.elementsEqual(name.utf8) }?.text
  }
}
