import TestSupport
import Testing
import WaymarkNavigation

@Suite("A destination's URL")
struct PrintingTests {
  private static let texts = [
    "", "/", "a/b", ".", "..", "...", "\u{1F34C}", "\0", "a\nb", "\u{85}", "\u{7F}", "Home", "HOME", "a b", "%41",
    "a:b", "a@b",
    "e\u{301}", "\u{D558}\u{11AB}", "?", "#", "\\", "\u{DC}", "\u{301}", String(repeating: "x", count: 2_048),
  ]

  @Test("is nil or leads back, whatever the arguments, and is there where one can be", arguments: 0..<8)
  func leadsBack(_ seed: UInt64) throws {
    var random = SplitMix64(seed: 300 + seed)
    var specs = 0
    var printed = 0
    while specs < 40 {
      let spec = RandomSpec.random(using: &random)
      guard let compiled = try compiledUnlessDuplicate(spec) else { continue }
      specs += 1
      for _ in 0..<40 {
        let isPlain = random.once(in: 2)
        let destination = destination(in: spec, isPlain: isPlain, &random)
        let origin = random.below(RandomSpec.origins.count)
        let url = compiled.url(of: destination, origin: origin)
        if let url {
          printed += 1
          let plan = try #require(compiled.plan(url), "\(url)\n\(spec.yaml)")
          try #require(plan.destination == destination, "\(url)\n\(spec.yaml)")
          try #require(plan.origin == origin, "\(url)\n\(spec.yaml)")
          try #require(try Canonical(url).text.utf8.count <= 2_048)
        }
        if isPlain {
          let isPrintable = canPrint(destination, on: origin, spec)
          try #require((url != nil) == isPrintable, "\(destination) on \(origin)\n\(spec.yaml)")
        }
      }
    }
    #expect(printed > 200)
  }

  private func destination(
    in spec: RandomSpec, isPlain: Bool, _ random: inout SplitMix64
  ) -> Destination {
    if random.once(in: 10) { return Destination(.tab, CaseParts(random.below(2))) }
    let index = random.below(spec.routes.count)
    let route = spec.routes[index]
    let kind = random.pick(route.kinds)
    let arguments = route.parameters.map { isInt -> Argument in
      if isInt { return .int(random.pick([0, 1, -7, .max, .min])) }
      return .string(random.pick(isPlain ? ["a", "b", "ab", "1", "x9", "Ab", "Zz"] : Self.texts))
    }
    return Destination(kind, CaseParts(spec.caseIndex(of: index, as: kind), arguments))
  }

  /// Whether some link writes the destination and no more specific one takes the URL elsewhere.
  private func canPrint(_ destination: Destination, on origin: Int, _ spec: RandomSpec) -> Bool {
    let bruteForce = BruteForce(spec: spec)
    return spec.links.contains { link, route in
      guard bruteForce.stands(link, on: origin), link.kind == destination.kind else { return false }
      let index = route.map { spec.caseIndex(of: $0, as: link.kind) } ?? link.tab
      guard index == destination.parts.index else { return false }
      var segments = link.segments.map { segment -> String in
        switch segment {
        case .literal(let text): return text
        case .capture(let parameter):
          switch destination.parts.arguments[parameter] {
          case .int(let value): return String(value)
          case .string(let value): return value
          }
        }
      }
      if !RandomSpec.origins[origin].isWeb, !segments.isEmpty { segments[0] = segments[0].lowercased() }
      return bruteForce.outcome(of: segments, on: origin)?.destination == destination
    }
  }
}
