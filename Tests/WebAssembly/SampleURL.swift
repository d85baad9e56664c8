/// A generator of URLs for the comparison.
///
/// The URLs are those of links, with replaced values and with damage.
enum SampleURL {
  /// Texts of all types, within and beyond the limits of the types, in canonical and noncanonical forms.
  private static let values = [
    "0", "-0", "7", "007", "-12", "3000000000", "-3000000000", "4294967296", "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808", "18446744073709551616", "123456789012345678901234567890", "1.5", "-0.1",
    "3.14159265358979323846",
    "9007199254740993", "179769313486231570000000000000000000000.5", "0.000000000000000000000000000000123456789", "1e5",
    "1.",
    ".5", "true", "false", "True", "2024-02-29", "2023-02-29", "0000-01-01", "9999-12-31", "10000-01-01",
    "3f2504e0-4f89-11d3-9a0c-0305e82c3301", "3F2504E0-4F89-11D3-9A0C-0305E82C3301",
    "3f2504e0-4f89-11d3-9a0c-0305e82c330",
    "a-slug_1", "Apple", "https%3A%2F%2Fexample.com%2Fa%3Fb%3Dc", "a%2Fb", "a%252Fb", "%41", "%7e", "caf%C3%A9",
    "cafe%CC%81",
    "caf\u{E9}", "cafe\u{301}", "\u{1112}\u{1161}\u{11AB}", "s\u{307}\u{323}", "\u{212B}", "\u{1F34C}", "\u{130}",
    "%F0%9F%8D%8C", "%E1%84%92%E1%85%A1%E1%86%AB", "%C3%28", "%FF", "%E2%82", "%00", "%0A", "%2e%2E", "..", ".", "",
    "%",
    "%G1", "+", "a+b", "a b", "\\", "\u{7}", "x:y@z", "*", "~",
  ]

  static func random(from urls: [StaticString], using random: inout SplitMix64) -> [UInt8] {
    var url = urls[random.index(urls.count)].withUTF8Buffer(Array.init)
    // A third of the URLs keep their canonical values.
    for _ in 0..<random.index(3) { replaceValue(&url, &random) }
    for _ in 0..<max(0, random.index(5) - 2) { change(&url, &random) }
    return url
  }

  private static func value(_ random: inout SplitMix64) -> [UInt8] { Array(values[random.index(values.count)].utf8) }

  /// Replaces a path segment, a query value, or a fragment.
  private static func replaceValue(_ url: inout [UInt8], _ random: inout SplitMix64) {
    let separators = Array("/?=&#".utf8)
    let starts = url.indices.filter { separators.contains(url[$0]) }
    guard !starts.isEmpty else { return }
    let start = starts[random.index(starts.count)] + 1
    let end = url[start...].firstIndex { separators.contains($0) } ?? url.count
    url.replaceSubrange(start..<end, with: value(&random))
  }

  /// Changes a URL, which may then be the URL of another link or of no link.
  private static func change(_ url: inout [UInt8], _ random: inout SplitMix64) {
    let position = random.index(url.count + 1)
    switch random.index(15) {
    case 0: url.insert(UInt8(truncatingIfNeeded: random.next()), at: position)
    case 1: if position < url.count { url.remove(at: position) }
    case 2: if position < url.count { url[position] = UInt8(truncatingIfNeeded: random.next()) }
    case 3: if position < url.count, 0x61...0x7A ~= url[position] { url[position] -= 0x20 }
    case 4: if position < url.count { escape(&url, position, &random) }
    case 5: url += Array("/".utf8) + value(&random)
    case 6: url += Array("?".utf8) + value(&random) + Array("=".utf8) + value(&random)
    case 7: url += Array("&".utf8) + value(&random) + Array("=".utf8) + value(&random)
    case 8: url += Array("#".utf8) + value(&random)
    case 9: url += Array("/".utf8)
    case 10: addPort(&url, &random)
    case 11: url += Array(repeating: UInt8(ascii: "a"), count: random.index(2_100))
    case 12: for _ in 0..<random.index(40) { url += Array("/x".utf8) }
    case 13: url = Array(url[..<position])
    default: addLabel(&url, &random)
    }
  }

  private static func escape(_ url: inout [UInt8], _ position: Int, _ random: inout SplitMix64) {
    let digits = Array((random.index(2) == 0 ? "0123456789ABCDEF" : "0123456789abcdef").utf8)
    let byte = url[position]
    url.replaceSubrange(
      position...position, with: [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]])
  }

  /// Returns the range of the host, or `nil` if the URL has no host.
  private static func host(_ url: [UInt8]) -> Range<Int>? {
    guard let slash = url.firstIndex(of: UInt8(ascii: "/")), url.count > slash + 2 else { return nil }
    let start = slash + 2
    return start..<(url[start...].firstIndex(of: UInt8(ascii: "/")) ?? url.count)
  }

  private static func addPort(_ url: inout [UInt8], _ random: inout SplitMix64) {
    let ports = [":443", ":80", ":0443", ":8443", ":0", ":65536", ":", ":99999999999", ":x", "@", "."]
    if let host = host(url) { url.insert(contentsOf: ports[random.index(ports.count)].utf8, at: host.upperBound) }
  }

  private static func addLabel(_ url: inout [UInt8], _ random: inout SplitMix64) {
    let labels = [
      "www.", "a.b.", ".", "b\u{FC}cher.", "BU\u{308}CHER.", "xn--bcher-kva.", "%41.", "\u{65E5}\u{672C}.", "u@",
    ]
    if let host = host(url) { url.insert(contentsOf: labels[random.index(labels.count)].utf8, at: host.lowerBound) }
  }
}

extension SplitMix64 {
  /// Returns a random index below a limit. `Int.random` would depend on the size of `Int`.
  mutating func index(_ limit: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(limit)) }
}
