/// The strings in a result of the simulator, in order. The only decoded escape is that of `&`.
struct ResultTexts: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0

  init(_ result: String) { bytes = Array(result.utf8) }

  mutating func next() -> String? {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
    guard index < bytes.count else { return nil }
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        if bytes[index...].starts(with: "\\u0026".utf8) {
          text.append(UInt8(ascii: "&"))
          index += 6
          continue
        }
        text.append(bytes[index])
        index += 1
      }
      if index < bytes.count { text.append(bytes[index]) }
      index += 1
    }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }
}
