import Foundation
import RegularSets
import SpecModel
import TestSupport
import Testing
import WaymarkLinks

/// A check that two implementations of each type agree.
///
/// The compiler represents a type as a set of texts, and the runtime parses values with separate code.
@Suite("A type of captures")
struct TypeAgreementTests {
  private static let seeds: [PrimitiveType: [String]] = [
    .string: ["a", "-", "\u{E9}", "\u{1F34C}"],
    .int: [
      "0", "-0", "007", "999999999999999999", "-999999999999999999", "000000000000000000", "9223372036854775807",
      "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    ],
    .uint: ["0", "007", "9223372036854775807", "9223372036854775808", "18446744073709551615"],
    .double: [
      "0", "-1.5", "1.", ".5", "1e5", "00.10", "179769313486231580" + String(repeating: "0", count: 291), "nan",
    ],
    .bool: ["true", "false", "True", "1"],
    .uuid: ["3f2504e0-4f89-11d3-9a0c-0305e82c3301", "3F2504E0-4F89-11D3-9A0C-0305E82C3301"],
    .date: [
      "2024-02-29", "2023-02-29", "1900-02-29", "2000-02-29", "0000-01-01", "9999-12-31", "2024-13-01", "24-1-1",
    ],
    .slug: ["a-b_C9", "a.b", "a b"],
    .url: [
      "https://ex.com", "https://ex.com:8443/a/b?c=d#e", "mailto:a@b.c", "app:a", "https://u@ex.com", "//ex.com", "a",
      "https://m\u{FC}nchen.de/\u{FC}?\u{1F34C}#\u{E9}",
    ],
  ]

  @Test(
    "The runtime accepts the texts that the compiler assigns to each primitive type", arguments: PrimitiveType.allCases)
  func agrees(_ type: PrimitiveType) throws {
    var random = SplitMix64(seed: UInt64(type.rawValue))
    let seeds = try #require(Self.seeds[type])
    var accepted = 0
    for round in 0..<4_000 {
      let text = round < seeds.count ? seeds[round] : mutated(random.pick(seeds), &random)
      // Canonical bytes contain no control characters, and a capture is never empty.
      var bytes: [UInt8] = []
      guard !text.isEmpty, (try? PercentCoding.append(text, keeping: .segment, to: &bytes)) != nil else { continue }
      let isText = type.texts.contains(PercentCoding.decoded(bytes).utf8)
      let argument = bytes.withUnsafeBufferPointer(type.argument)
      if isText { accepted += 1 }
      if type == .url || type == .string || type == .slug {
        // The runtime validates these types before decoding, so every text of the set must be decodable.
        if isText { try #require(argument != nil, "\(text)") }
      } else {
        try #require((argument != nil) == isText, "\(text)")
      }
    }
    #expect(accepted > 20)
  }

  private func mutated(_ text: String, _ random: inout SplitMix64) -> String {
    var scalars = Array(text.unicodeScalars)
    let pool = Array("0123456789-.abefTZ:/?#%@ _\u{E9}".unicodeScalars)
    for _ in 0...random.below(3) {
      let place = random.below(scalars.count + 1)
      switch random.below(3) {
      case 0: scalars.insert(random.pick(pool), at: place)
      case 1 where place < scalars.count: scalars[place] = random.pick(pool)
      case 2 where place < scalars.count && scalars.count > 1: scalars.remove(at: place)
      default: break
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  @Test(
    "A captured URL outside ASCII becomes the ASCII URL that Foundation accepts",
    arguments: [
      ("https://m\u{FC}nchen.de", "https://xn--mnchen-3ya.de"),
      ("https://M\u{DC}NCHEN.de:8443/", "https://xn--mnchen-3ya.de:8443/"),
      ("https://ex.com/\u{E9}?q=\u{1F34C}#\u{FC}", "https://ex.com/%C3%A9?q=%F0%9F%8D%8C#%C3%BC"),
      ("app:/\u{E9}", "app:/%C3%A9"), ("https://ex.com/%C3%A9", "https://ex.com/%C3%A9"),
    ])
  func internationalURL(_ text: String, _ expected: String) throws {
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      tabs: {main: {title: Main, icon: star}}
      routes: {page: {params: {url: URL}, links: ["/page?url={url}"]}}
      """)
    let value = try #require(PercentCoding.canonical(text, keeping: .queryKey))
    let destination = try #require(compiled.plan("sample://page?url=\(value)")?.destination, "\(value)")
    #expect(destination.parts.arguments == [.url(expected)])
    #expect(URL(string: expected)?.absoluteString == expected)
    let printed = try #require(compiled.url(of: destination, origin: 0))
    #expect(compiled.plan(printed)?.destination == destination, "\(printed)")
  }

  @Test("A capture of a restricted type matches exactly the allowed values, escaped or not")
  func narrowed() throws {
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      types:
        Level: { is: Int, range: -3...12 }
        Code: { is: String, matching: "[a-zé ]{2}(\u{1F34C}|x)?" }
        Share: { is: Double, range: 0...1 }
        Day: { is: Date, range: 2024-02-28...2024-03-01 }
      tabs: { main: { title: Main, icon: star } }
      routes:
        level: { links: ["/level/{x:Level}"] }
        code: { links: ["/code/{x:Code}"] }
        share: { links: ["/share/{x:Share}"] }
        day: { links: ["/day/{x:Day}"] }
      """)
    for number in -50...50 {
      #expect((compiled.plan("sample://level/\(number)") != nil) == (-3...12 ~= number))
      #expect((compiled.plan("sample://level/\(number < 0 ? "-" : "")000\(abs(number))") != nil) == (-3...12 ~= number))
    }
    for (text, isCode) in [
      ("ab", true), ("a%20", true), ("%C3%A9b", true), ("e%CC%81b", true), ("ab%F0%9F%8D%8C", true), ("abx", true),
      ("a", false),
      ("aB", false), ("abxx", false), ("a%2F", false),
    ] {
      #expect((compiled.plan("sample://code/\(text)") != nil) == isCode, "\(text)")
    }
    for (text, isShare) in [
      ("0", true), ("1", true), ("1.0", true), ("0.999", true), ("1.01", false), ("-0.1", false), ("-0.0", true),
    ] {
      #expect((compiled.plan("sample://share/\(text)") != nil) == isShare, "\(text)")
    }
    for (text, isDay) in [("2024-02-29", true), ("2024-02-30", false), ("2024-03-01", true), ("2024-03-02", false)] {
      #expect((compiled.plan("sample://day/\(text)") != nil) == isDay, "\(text)")
    }
  }

  @Test("The link with the narrowest capture type wins, in any order of the links")
  func order() throws {
    // Each type is a subset of the next.
    let chain = ["Level", "Int", "Slug", "String"]
    for offset in chain.indices {
      let types = chain[offset...] + chain[..<offset]
      let links = types.map { "  as\($0): { links: [\"/x/{v:\($0)}\"] }" }
      let compiled = try CompiledSpec(
        "waymark: 1\napp: Sample\ntypes: { Level: { is: Int, range: 1...9 } }\n"
          + "tabs: { main: { title: Main, icon: star } }\nroutes:\n" + links.joined(separator: "\n"))
      for (text, type) in [("5", "Level"), ("05", "Level"), ("10", "Int"), ("a", "Slug"), ("a.b", "String")] {
        let plan = try #require(compiled.plan("sample://x/\(text)"))
        #expect(compiled.model.routes[plan.link].name.string == "as\(type)")
      }
    }
  }

  @Test("A capture beside a literal wins over a bare capture, and an enum of texts with the literal wins over both")
  func affixes() throws {
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      types: { Known: { values: { one: img-one, two: img-two } } }
      tabs: { main: { title: Main, icon: star } }
      routes:
        any: { links: ["/{x}"] }
        image: { links: ["/img-{x}"] }
        known: { links: ["/{x:Known}"] }
        png: { links: ["/img-{x}.png"] }
      """)
    for (text, name) in [
      ("img-one", "known"), ("img-three", "image"), ("img-x.png", "png"), ("one", "any"), ("img-", "any"),
    ] {
      let plan = try #require(compiled.plan("sample://\(text)"))
      #expect(compiled.model.routes[plan.link].name.string == name)
    }
  }
}
