import WaymarkDiagnostics

/// The inventory as a shell script that opens each link in the simulator.
enum SimctlInventory {
  static func text(of inventory: LinkInventory) -> String {
    var text = """
      #!/bin/sh
      # Opens every link of \(PrintableText.whole(inventory.app)) in the simulator that is booted.
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
    let comment = PrintableText.whole("\(entry.pattern): \(entry.leadsTo)\(deprecated)")
    switch entry.example {
    case .url(let url): return "\n# \(comment)\nxcrun simctl openurl booted \(ShellWord.quoted(escaped(url)))\n"
    case .none(let reason): return "\n# \(comment)\n# no URL to open: \(PrintableText.whole(reason))\n"
    }
  }

  /// A URL with escapes for what is not ASCII, but for its host's.
  ///
  /// Older systems refuse a URL with anything else in it. A host has a spelling of its own, and no escapes.
  static func escaped(_ url: String) -> String {
    let isWeb = ["http", "https"].contains(url.prefix { $0 != ":" }.lowercased())
    // `https:`, nothing, the host, and what follows it.
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
