import WaymarkLinks

/// The values in the paths and queries of the URLs that a link matches, in bounded memory.
struct CaptureValues {
  enum Place: Hashable {
    case segment(Int, count: Int)
    case query(String)
  }

  struct Values {
    /// `nil` if no type is narrower than a text.
    fileprivate(set) var type: ImportedPattern.CaptureType?
    fileprivate var hashes: Set<Int> = []
    fileprivate(set) var requests = 0
    var areEvidence: Bool { type != nil && hashes.count >= CaptureValues.fewestValues }
    /// Such as "all 25".
    var count: String {
      hashes.count < CaptureValues.mostValues ? "all \(hashes.count)" : "more than \(CaptureValues.mostValues - 1)"
    }
  }

  private static let fewestValues = 20
  private static let mostValues = 64
  private static let mostPlaces = 128
  private(set) var places: [Place: Values] = [:]

  mutating func add(_ url: CanonicalURL, requests: Int) {
    let segments = url.bytes[url.path].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, segment) in segments.enumerated() {
      add(UnsafeBufferPointer(rebasing: segment), at: .segment(index, count: segments.count), requests: requests)
    }
    guard url.query != nil else { return }
    for (key, value) in url.queryItems where !key.isEmpty {
      var value = value
      value.withUTF8 { add($0, at: .query(key), requests: requests) }
    }
  }

  private mutating func add(_ value: UnsafeBufferPointer<UInt8>, at place: Place, requests: Int) {
    var values = places[place] ?? Values(type: Self.type(of: value))
    guard places[place] != nil || places.count < Self.mostPlaces else { return }
    places[place] = nil
    defer { places[place] = values }
    values.requests.addSaturating(requests)
    guard let type = values.type else { return }
    if Self.type(of: value) != type {
      values.type = nil
      values.hashes = []
    } else if values.hashes.count < Self.mostValues {
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(value))
      values.hashes.insert(hasher.finalize())
    }
  }

  private static func type(of value: UnsafeBufferPointer<UInt8>) -> ImportedPattern.CaptureType? {
    if 1...18 ~= value.count, value.allSatisfy({ $0 &- 0x30 < 10 }) {
      return value[0] == UInt8(ascii: "0") && value.count > 1 ? nil : .int
    }
    if value.count == 36, UUIDBytes(utf8: value) != nil { return .uuid }
    return value.count == 10 && CalendarDate(utf8: value) != nil ? .date : nil
  }
}

/// The query keys that identify a campaign or a visitor and never decide which screen opens.
enum TrackingKeys {
  private static let names: Set<String> = [
    "_branch_match_id", "_branch_referrer", "_ga", "_gl", "_hsenc", "_hsmi", "_kx", "campaign", "campaignid", "cid",
    "dclid", "epik", "fbclid", "gad_source", "gbraid", "gclid", "gclsrc", "igsh", "igshid", "li_fat_id", "mc_cid",
    "mc_eid", "mkt_tok", "msclkid", "pk_campaign", "pk_kwd", "pk_source", "ref", "ref_src", "ref_url", "referrer",
    "s_cid", "si", "source", "spm", "srsltid", "ttclid", "twclid", "vero_id", "wbraid", "wickedid", "yclid",
  ]

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
