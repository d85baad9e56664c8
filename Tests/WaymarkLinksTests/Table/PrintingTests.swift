import Foundation
import TestSupport
import Testing
import WaymarkLinks

@Suite("A destination's URL")
struct PrintingTests {
  private static let texts = [
    "", "/", "a/b", ".", "..", "...", "\u{1F34C}", "\0", "a\nb", "\u{85}", "\u{7F}", "Home", "HOME", "a b", "%41",
    "%2F",
    "a//b", "/a", "a:b", "a@b", "e\u{301}", "\u{D558}\u{11AB}", "?", "#", "\\", "\u{DC}", "\u{301}", "a.b",
    String(repeating: "x", count: 2_048),
  ]

  @Test(
    "The printed URL of a random destination resolves to the destination, and printable destinations have a URL",
    arguments: 0..<8)
  func leadsBack(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 300 + seed * RandomRun.seed)
    var printed = 0
    var printable = 0
    for _ in 0..<RandomRun.rounds(20) {
      let sample = try CompiledSample.random(using: &random)
      for _ in 0..<60 {
        let isPlain = !random.once(in: 3)
        let place = place(in: sample.spec, isPlain: isPlain, &random)
        let destination = sample.names.destination(place.target, as: place.kind, place.arguments)
        let origin = random.below(sample.spec.allOrigins.count)
        let url = sample.compiled.url(of: destination, origin: origin)
        if let url {
          printed += 1
          let plan = try #require(sample.compiled.plan(url), "\(url)\n\(sample.spec.yaml)")
          try #require(plan.destination == destination, "\(url)\n\(sample.spec.yaml)")
          try #require(plan.origin == origin, "\(url)\n\(sample.spec.yaml)")
          try #require(try Canonical(url).text.utf8.count <= 2_048)
        }
        if isPlain, sample.oracle.canPrint(place, on: origin) {
          printable += 1
          try #require(url != nil, "\(destination) on \(origin)\n\(sample.spec.yaml)")
        }
      }
    }
    if RandomRun.isFull {
      #expect(printed > RandomRun.rounds(200) && printable > RandomRun.rounds(100), "\(printed), \(printable)")
    }
  }

  @Test("A destination whose case the link table does not contain has no URL")
  func unknownCase() throws {
    let compiled = try CompiledSpec(
      """
      waymark: 1
      app: Sample
      include: [Shop.nav.yaml]
      tabs: {main: {title: Main, icon: star, links: [/main]}, more: {title: More, icon: star, links: [/more]}}
      routes:
        item: {in: main, links: [/item]}
        order: {in: main, links: [/order]}
        about: {present: sheet, links: [/about]}
        terms: {present: cover, links: [/terms]}
      resolvedLinks: {find: {url: /find, resolves: [item]}}
      """,
      files: [
        "Shop.nav.yaml": "feature: Shop\nroutes: {cart: {in: main, links: [/cart]}, sale: {in: main, links: [/sale]}}"
      ])
    let counts: [(kind: Destination.Kind, count: Int)] = [
      (.tab, 2), (.push, 3), (.sheet, 1), (.cover, 1), (.window, 0), (.link, 1),
    ]
    for (kind, count) in counts {
      for index in [-1] + Array(count..<count + 40) + [.max] {
        #expect(compiled.url(of: Destination(kind, CaseParts(index)), origin: 0) == nil, "\(kind) \(index)")
      }
    }
    let known = try #require(compiled.plan("sample://sale")?.destination)
    #expect(compiled.url(of: known, origin: 0) == "sample://sale")
    for index in 2..<40 {
      let parts = CaseParts(known.parts.index, wrapping: CaseParts(index))
      #expect(compiled.url(of: Destination(.push, parts), origin: 0) == nil, "\(index)")
    }
  }

  /// Returns a random tab, screen or resolved link, usually a place that some link leads to.
  private func place(
    in spec: RandomSpec, isPlain: Bool, _ random: inout SplitMix64
  ) -> BruteForce.Place {
    let links = spec.links.filter { if case .redirect = $0.target { false } else { true } }
    guard let (link, target) = links.randomElement(using: &random) else {
      return .init(
        kind: .tab, target: .tab(0), arguments: arguments(spec.tabs[0].parameters, isPlain: isPlain, [:], &random))
    }
    let own = spec.ownParameters(of: target)
    return .init(
      kind: link.kind, target: target, arguments: arguments(own, isPlain: isPlain, link.with, &random))
  }

  private func arguments(
    _ parameters: [RandomSpec.Parameter], isPlain: Bool, _ fixed: [String: String], _ random: inout SplitMix64
  ) -> [String: Argument] {
    var arguments: [String: Argument] = [:]
    for parameter in parameters {
      func value() -> Argument {
        if !isPlain, random.once(in: 2) { return hostile(parameter.type, &random) }
        // A fixed value of a link is the only value that the link leads to.
        if let text = fixed[parameter.name], !random.once(in: 4) { return parameter.type.argument(text)! }
        return parameter.type.samples.randomElement(using: &random).flatMap { parameter.type.argument($0) } ?? .none
      }
      switch parameter.arity {
      case .required: arguments[parameter.name] = value()
      case .optional: arguments[parameter.name] = random.once(in: 2) && fixed[parameter.name] == nil ? .none : value()
      case .list: arguments[parameter.name] = .list((0..<random.below(4)).map { _ in value() })
      case .defaulted(let text):
        let isDefault = random.once(in: 2) && fixed[parameter.name] == nil
        arguments[parameter.name] = isDefault ? parameter.type.argument(text)! : value()
      }
    }
    return arguments
  }

  /// Returns a plausible value that is hard or impossible to print.
  private func hostile(_ type: SampleType, _ random: inout SplitMix64) -> Argument {
    switch type.base {
    case .string, .slug, .values: .string(random.pick(Self.texts))
    case .int: .int(random.pick([.min, .max, -1]))
    case .uint: .uint(random.pick([.max, 0, UInt(Int.max) + 1]))
    case .double: .double(random.pick([.infinity, .nan, -0.0, 1e300, 1e-300, 0.1 + 0.2]))
    case .bool: .bool(random.once(in: 2))
    case .uuid: .uuid(UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)))
    case .date: .date(CalendarDate(year: random.below(10_000), month: 2, day: 28)!)
    case .url: .url(URL(string: random.pick(["relative", "https://ex.com", "//a", "x:"]))!)
    case .native: .none
    }
  }
}
