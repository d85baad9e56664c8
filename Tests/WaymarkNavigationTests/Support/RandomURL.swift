import TestSupport

/// URLs that some link of a spec may well be.
enum RandomURL {
  private static let values =
    RandomSpec.words + [
      "7", "-0", "007", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "+5", "1a",
    ]
    + ["-", "x", "AB", "caf\u{E9}", "\u{1F34C}", "...", "a:b"]
  private static let foreignStarts = [
    "other://", "apps://", "http://ex.com/", "https://ex.com:8443/", "https://help.ex.com/", "https://a.ex.com/",
  ]

  static func random(for spec: RandomSpec, using random: inout SplitMix64) -> String {
    let links = spec.links
    var segments: [String]
    if random.once(in: 4) || links.isEmpty {
      segments = (0..<random.below(5)).map { _ in random.pick(values) }
    } else {
      segments = random.pick(links).link.segments.map { segment in
        if case .literal(let text) = segment { text } else { random.pick(values) }
      }
      // Off by one, in one way or another.
      if random.once(in: 3), !segments.isEmpty { segments[random.below(segments.count)] = random.pick(values) }
      if random.once(in: 10) { segments.append(random.pick(values)) }
      if random.once(in: 10) { segments = segments.dropLast() }
    }
    let start = random.once(in: 20) ? random.pick(foreignStarts) : random.pick(random.pick(RandomSpec.origins).starts)
    let path = segments.map(RandomSpec.escaped).joined(separator: "/")
    return start + path + (!segments.isEmpty && random.once(in: 3) ? "/" : "")
  }
}
