/// RFC 3987, section 3.1.
package enum InternationalURL {
  /// The URL with the host in Punycode, and with escapes for all other characters outside ASCII. The URL has no user
  /// name.
  package static func ascii(_ url: String) -> String {
    guard url.utf8.contains(where: { $0 >= 0x80 }) else { return url }
    var result: [UInt8] = []
    var rest = Array(url.utf8)[...]
    if let colon = rest.firstIndex(of: UInt8(ascii: ":")), rest[(colon + 1)...].starts(with: "//".utf8) {
      result += rest[..<(colon + 3)]
      rest = rest[(colon + 3)...]
      let host = rest.prefix { !":/?#".utf8.contains($0) }
      if let canonical = try? HostName.canonical(host) {
        result += canonical.utf8
        rest = rest[host.endIndex...]
      }
    }
    for byte in rest {
      if byte < 0x80 { result.append(byte) } else { PercentCoding.append(byte, keeping: .segment, to: &result) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
