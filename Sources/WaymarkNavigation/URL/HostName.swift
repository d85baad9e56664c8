/// Names of hosts (RFC 1035, section 2.3; RFC 5890).
package enum HostName {
  /// The host in lower case, NFC and punycode, without the root dot.
  ///
  /// - Throws: ``URLRefusal/badUTF8``, ``URLRefusal/badHost``.
  package static func canonical(_ bytes: some Collection<UInt8>) throws(URLRefusal) -> String {
    guard let text = String(validating: Array(bytes), as: UTF8.self) else { throw .badUTF8 }
    let normal = NormalForm.composed(text.lowercased())
    var labels: [String] = []
    for label in normal.split(separator: ".", omittingEmptySubsequences: false) {
      if label.utf8.allSatisfy({ $0 < 0x80 }) {
        labels.append(String(label))
      } else {
        guard let encoded = Punycode.encoded(label.unicodeScalars) else { throw .badHost }
        labels.append("xn--" + encoded)
      }
    }
    if labels.count > 1, labels.last == "" { labels.removeLast() }
    return labels.joined(separator: ".")
  }
}
