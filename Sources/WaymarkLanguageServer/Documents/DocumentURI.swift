/// The conversion between `file` URIs and paths (RFC 8089).
enum DocumentURI {
  static func path(of uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file:") else { return nil }
    var rest = uri.utf8.dropFirst("file:".utf8.count)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let host = rest.prefix { $0 != UInt8(ascii: "/") }
      guard host.isEmpty || String(decoding: host, as: UTF8.self).lowercased() == "localhost" else { return nil }
      rest = rest.dropFirst(host.count)
    }
    rest = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    var bytes: [UInt8] = []
    var index = rest.startIndex
    while index < rest.endIndex {
      let byte = rest[index]
      index = rest.index(after: index)
      let digits = rest[index...].prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        index = digits.endIndex
      } else {
        bytes.append(byte)
      }
    }
    // A path with a null character names another file in the functions of the C library.
    return bytes.contains(0) ? nil : String(decoding: bytes, as: UTF8.self)
  }

  static func uri(of path: String) -> String {
    var uri = "file://"
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if (0x30...0x39).contains(byte) || (byte | 0x20) &- 0x61 < 26 || "/-._~".unicodeScalars.contains(scalar) {
        uri.unicodeScalars.append(scalar)
      } else {
        uri += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return uri
  }
}
