/// The status and the headers of an HTTP response (RFC 9112, sections 4 and 5).
struct HTTPHead {
  let status: Int
  private let fields: [(name: String, value: String)]
  let end: Int

  /// The result is `nil` if the bytes contain no complete head. Interim responses, which have a status below 200, are
  /// skipped.
  init?(_ bytes: [UInt8]) {
    var position = 0
    func line() -> String? {
      guard let newline = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      var line = bytes[position..<newline]
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      position = newline + 1
      return String(decoding: line, as: UTF8.self)
    }
    while true {
      guard let start = line(), start.hasPrefix("HTTP/") else { return nil }
      let words = start.split(separator: " ", maxSplits: 2)
      guard words.count > 1, let status = Int(words[1]) else { return nil }
      var fields: [(name: String, value: String)] = []
      while true {
        guard let field = line() else { return nil }
        if field.isEmpty { break }
        guard let colon = field.firstIndex(of: ":") else { continue }
        fields.append((field[..<colon].lowercased(), Self.trimmed(field[field.index(after: colon)...])))
      }
      guard 100..<200 ~= status else {
        self.status = status
        self.fields = fields
        end = position
        return
      }
    }
  }

  /// The values of repeated headers are separated by commas.
  subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " || text.first == "\t" { text.removeFirst() }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return String(text)
  }
}
