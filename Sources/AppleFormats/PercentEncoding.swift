/// The percent-encoding of URLs (RFC 3986, section 2.1).
package enum PercentEncoding {
  /// Returns a text without percent escapes, or the unchanged text if the decoded bytes are not valid UTF-8.
  package static func decoded(_ bytes: [UInt8]) -> String {
    guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = Character(Unicode.Scalar(bytes[index + 1])).hexDigitValue,
        let low = Character(Unicode.Scalar(bytes[index + 2])).hexDigitValue
      {
        decoded.append(UInt8(high << 4 | low))
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    let text = String(decoding: decoded, as: UTF8.self)
    // A difference means that the decoded bytes were not valid UTF-8.
    return text.utf8.elementsEqual(decoded) ? text : String(decoding: bytes, as: UTF8.self)
  }
}
