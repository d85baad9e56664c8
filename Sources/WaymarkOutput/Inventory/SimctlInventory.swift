import SpecText

package enum SimctlInventory {
  static func text(of inventory: LinkInventory) -> String {
    var text = """
      #!/bin/sh
      # Opens every link of \(PrintableText.whole(inventory.spec.app)) in the booted simulator.
      set -e

      """
    for group in inventory.groups {
      text += "\n# \(PrintableText.whole(group.kind.words))\n"
      text += group.links.map(lines).joined()
    }
    return inventory.links.isEmpty ? text + "\n# There are none.\n" : text
  }

  private static func lines(_ entry: LinkInventory.Entry) -> String {
    let deprecated = entry.deprecation == nil ? "" : ", deprecated"
    let summary = entry.summary.map { "\n# \(PrintableText.whole($0.line))" } ?? ""
    let comment = PrintableText.whole("\(entry.pattern): \(entry.leadsTo)\(deprecated)") + summary
    switch entry.example {
    case .url(let url): return "\n# \(comment)\nxcrun simctl openurl booted \(ShellWord.quoted(escaped(url)))\n"
    case .none(let reason): return "\n# \(comment)\n# no URL to open: \(PrintableText.whole(reason))\n"
    }
  }

  /// Older systems reject URLs with non-ASCII characters after the host. The host uses Punycode.
  package static func escaped(_ url: String) -> String {
    let isWeb = ["http", "https"].contains(url.prefix { $0 != ":" }.lowercased())
    // The parts are `https:`, an empty string, the host, and the rest.
    let parts = url.split(separator: "/", maxSplits: isWeb ? 3 : 0, omittingEmptySubsequences: false)
    let host = isWeb ? min(3, parts.count) : 0
    return (parts[..<host].map(String.init) + parts[host...].map(path)).joined(separator: "/")
  }

  private static func path(_ text: Substring) -> String {
    text.utf8.map { byte in
      byte < 0x80
        ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

enum TestURL {
  /// The ASCII characters that RFC 3986 allows in a URL, and `%`.
  private static let allowed = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&'()*+,;=%".utf8)

  /// Percent-encodes what `URL(string:)` rejects or a test tool could interpret. The link engine decodes it.
  static func escaped(_ url: String) -> String {
    SimctlInventory.escaped(url).utf8.map { byte in
      allowed.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
