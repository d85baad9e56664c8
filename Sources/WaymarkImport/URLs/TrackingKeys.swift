/// The query keys that identify a campaign or a visitor and never decide which screen opens.
enum TrackingKeys {
  private static let names: Set<String> = [
    "_branch_match_id", "_branch_referrer", "_ga", "_gl", "_hsenc", "_hsmi", "_kx", "campaign", "campaignid", "cid",
    "dclid", "epik", "fbclid", "gad_source", "gbraid", "gclid", "gclsrc", "igsh", "igshid", "li_fat_id", "mc_cid",
    "mc_eid", "mkt_tok", "msclkid", "pk_campaign", "pk_kwd", "pk_source", "ref", "ref_src", "ref_url", "referrer",
    "s_cid", "si", "source", "spm", "srsltid", "ttclid", "twclid", "vero_id", "wbraid", "wickedid", "yclid",
  ]

  /// Returns a Boolean value that indicates whether a key only tracks visitors.
  static func contains(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    if key.starts(with: "utm_".utf8) || key.starts(with: "mtm_".utf8) { return true }
    return names.contains(String(decoding: key, as: UTF8.self).lowercased())
  }
}
