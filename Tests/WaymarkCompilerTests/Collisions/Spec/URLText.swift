/// Percent encoding according to RFC 3986.
enum URLText {
  /// Returns a text in which all characters except unreserved characters are escaped.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - plusIsSpace: The character that `+` represents in the result, or `nil` for a result without `+`.
  /// - Returns: The escaped text.
  static func escaped(_ text: String, plusIsSpace: Bool? = nil) -> String {
    let plus = plusIsSpace.map { UInt8(ascii: $0 ? " " : "+") }
    var result = ""
    for byte in text.utf8 {
      guard byte != plus else {
        result += "+"
        continue
      }
      let isPlain = PlainText.isMade(
        [byte], of: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  static func unescaped(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
