import TestSupport

/// The components of a URL, which has many equivalent spellings.
struct SpelledURL {
  var scheme: String
  /// The host, or an empty string for a custom scheme.
  var host: String
  var segments: [String]
  var query: [(key: String, value: String)]
  var fragment: String?

  private static let texts = [
    "home", "a", "Detail", "x-y_z.~", "...", "a b", "a/b", "50%", "%41", "a+b", "q?", "#1", "a:b@c", "{x}", "\"<>|^`[]",
    "a\\b",
    "caf\u{E9}", "cafe\u{301}", "\u{301}x", "\u{D55C}", "\u{1112}\u{1161}\u{11AB}", "q\u{307}\u{323}", "\u{1F34C}",
    "\u{1F469}\u{200D}\u{1F467}", "\u{DF}", "\u{3B1}\u{345}", "1", "-7", "!$&'()*,;=",
  ]

  static func random(using random: inout SplitMix64) -> SpelledURL {
    let isWeb = random.once(in: 2)
    return SpelledURL(
      scheme: isWeb ? random.pick(["http", "https"]) : random.pick(["app", "my-app", "a1.b+c"]),
      host: isWeb ? random.pick(["ex.com", "a.b.example", "b\u{FC}cher.de", "\u{4F8B}\u{5B50}.com"]) : "",
      segments: (0..<random.below(5)).map { _ in text(&random) },
      query: (0..<random.below(3)).map { _ in (text(&random), text(&random)) },
      fragment: random.once(in: 3) ? text(&random) : nil)
  }

  private static func text(_ random: inout SplitMix64) -> String {
    (0...random.below(2)).map { _ in random.pick(texts) }.joined()
  }

  /// Returns a random spelling of the URL.
  func spelling(using random: inout SplitMix64) -> String {
    var result = anyCase(scheme, &random) + ":"
    var plain: (segment: String, first: String) = ("!$&'()*+,;=:@", "!$&'()*+,;=:@")
    if host.isEmpty {
      let start = random.pick(["", "/", "//", "///"])
      result += start
      if start == "//" { plain.first = "!$&'()*+,;=" }
    } else {
      let own = scheme == "http" ? ":80" : ":443"
      result += "//" + anyCase(host, &random) + random.pick(["", "."]) + random.pick(["", ":", own])
      if !segments.isEmpty || random.once(in: 2) { result += "/" }
    }
    for (index, segment) in segments.enumerated() {
      let isFolded = index == 0 && host.isEmpty
      result += index == 0 ? "" : "/"
      result += escaped(
        isFolded ? anyCase(segment, &random) : segment, plain: index == 0 ? plain.first : plain.segment, &random)
    }
    if !segments.isEmpty, random.once(in: 4) { result += "/" }
    for (index, item) in query.enumerated() {
      result += index == 0 ? "?" : "&"
      result += escaped(item.key, plain: "!$'()*+,;:@/?", &random)
      result += "=" + escaped(item.value, plain: "!$'()*+,;:@/?=", &random)
    }
    if let fragment { result += "#" + escaped(fragment, plain: plain.segment, &random) }
    return result
  }

  /// Returns a text in which each ASCII letter has a random case.
  ///
  /// Other letters stay unchanged, because some of them have more than one case variant.
  private func anyCase(_ text: String, _ random: inout SplitMix64) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          guard scalar.isASCII, scalar.properties.isAlphabetic else { return scalar }
          return Unicode.Scalar(random.once(in: 2) ? scalar.value | 0x20 : scalar.value & ~0x20)!
        }))
  }

  /// Returns a text with percent escapes.
  ///
  /// A character is escaped if the URL requires the escape, and otherwise at random.
  private func escaped(_ text: String, plain: String, _ random: inout SplitMix64) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isUnreserved =
        scalar.isASCII && (scalar.properties.isAlphabetic || "0123456789-._~".unicodeScalars.contains(scalar))
      // Some characters that URLs do not allow may stay unescaped here, because the canonical form escapes them.
      let mayStand =
        isUnreserved || !scalar.isASCII || plain.unicodeScalars.contains(scalar)
        || "{}\"<>|^`[]".unicodeScalars.contains(scalar)
      if mayStand, !random.once(in: 4) {
        result.unicodeScalars.append(scalar)
        continue
      }
      for byte in UTF8.encode(scalar)! {
        let hex = (byte < 16 ? "0" : "") + String(byte, radix: 16)
        result += "%" + anyCase(hex, &random)
      }
    }
    return result
  }
}
