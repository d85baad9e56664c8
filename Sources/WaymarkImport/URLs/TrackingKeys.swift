/// The query keys that identify a campaign or a visitor and never decide which screen opens.
enum TrackingKeys {
  private static let names: Set<String> = [
    "_branch_match_id", "_branch_referrer", "_ga", "_gl", "_hsenc", "_hsmi", "_kx", "campaign", "campaignid", "cid",
    "dclid", "epik", "fbclid", "gad_source", "gbraid", "gclid", "gclsrc", "igsh", "igshid", "li_fat_id", "mc_cid",
    "mc_eid", "mkt_tok", "msclkid", "pk_campaign", "pk_kwd", "pk_source", "ref", "ref_src", "ref_url", "referrer",
    "s_cid", "si", "source", "spm", "srsltid", "ttclid", "twclid", "vero_id", "wbraid", "wickedid", "yclid",
  ]

  /// Returns a Boolean value that indicates whether a key only tracks visitors.
  static func contains(_ key: String) -> Bool {
    key.hasPrefix("utm_") || key.hasPrefix("mtm_") || names.contains(key.lowercased())
  }

  static func removed(from url: String) -> String {
    let end = url.firstIndex(of: "#") ?? url.endIndex
    guard let start = url[..<end].firstIndex(of: "?") else { return url }
    let items = url[url.index(after: start)..<end].split(separator: "&", omittingEmptySubsequences: false)
    let kept = items.filter { !contains(String($0.prefix { $0 != "=" })) }
    guard kept.count < items.count else { return url }
    return url[..<start] + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&")) + url[end...]
  }
}
