import SpecText

/// The inventory of links as a shell script that opens each link in the simulator.
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

  /// Returns a URL in which non-ASCII characters after the host are percent-encoded.
  ///
  /// Older versions of the operating system reject URLs with non-ASCII characters. The host is unchanged, because hosts
  /// use Punycode instead of percent-encoding.
  ///
  /// - Returns: The percent-encoded URL.
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

  /// Returns a URL in which all characters that RFC 3986 does not allow are percent-encoded.
  ///
  /// `URL(string:)` rejects some of these characters, and a test tool can give them a meaning. The link engine decodes
  /// the characters, so both URLs have the same destination.
  ///
  /// - Returns: The percent-encoded URL.
  static func escaped(_ url: String) -> String {
    SimctlInventory.escaped(url).utf8.map { byte in
      allowed.contains(byte)
        ? String(UnicodeScalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
