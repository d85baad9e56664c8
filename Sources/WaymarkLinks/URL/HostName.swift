/// The conversion of host names to canonical form (RFC 1035, section 2.3; RFC 5890).
package enum HostName {
  /// Returns a host name in lowercase, Unicode normalization form C, and Punycode.
  package static func canonical(_ bytes: some Collection<UInt8>) throws(LinkURLError) -> String {
    let normal = NormalForm.composed(try PercentCoding.text(bytes).lowercased())
    if normal.unicodeScalars.contains(where: { $0.isControl }) { throw .controlCharacter }
    if normal.utf8.allSatisfy({ $0 < 0x80 }) { return normal }
    var labels: [String] = []
    for label in normal.split(separator: ".", omittingEmptySubsequences: false) {
      if label.utf8.allSatisfy({ $0 < 0x80 }) {
        labels.append(String(label))
      } else {
        guard let encoded = Punycode.encoded(label.unicodeScalars) else { throw .badHost }
        labels.append("xn--" + encoded)
      }
    }
    return labels.joined(separator: ".")
  }
}
