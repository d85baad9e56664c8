import TestSupport
import Testing

@testable import WaymarkImport

/// Properties of the inferred links of random logs.
@Suite struct URLInferencePropertyTests {
  private static func lines(_ router: SampleRouter, seed: UInt64, isLabeled: Bool) -> [String] {
    router.log(requests: 2_000, seed: seed).map { "\($0.url)\t\($0.count)" + (isLabeled ? "\t\($0.screen)" : "") }
  }

  private static func summary(_ links: [ImportedLink]) -> [String] {
    links.map { "\($0.destination ?? "-") \($0.patterns) \($0.count) \($0.examples)" }
  }

  @Test("The order of the lines in a log has no effect on the inferred links", arguments: SampleRouter.all)
  func theOrderOfTheLinesHasNoEffect(router: SampleRouter) throws {
    for round in 0..<RandomRun.rounds(2) {
      let seed = RandomRun.seed &+ UInt64(round)
      var random = SplitMix64(seed: seed)
      let lines = Self.lines(router, seed: seed, isLabeled: round % 2 == 1)
      let first = try URLSurvey.of(lines.joined(separator: "\n")).links(file: 0)
      let second = try URLSurvey.of(lines.shuffled(using: &random).joined(separator: "\r\n"), chunk: 777).links(file: 0)
      #expect(Self.summary(first) == Self.summary(second))
    }
  }

  @Test(
    "Links inferred from a sample log compile and match every URL of the log except reported leftovers",
    arguments: SampleRouter.all, [false, true])
  func eachURLLandsOnALinkAndTheLinksCompile(router: SampleRouter, isLabeled: Bool) throws {
    let visits = router.log(requests: 2_000, seed: RandomRun.seed)
    let lines = visits.map { "\($0.url)\t\($0.count)" + (isLabeled ? "\t\($0.screen)" : "") }
    let survey = try URLSurvey.of(lines.joined(separator: "\n"))
    let result = survey.result(file: 0)
    let spec = InferredSpec(result.links)
    #expect(spec.errors == [])
    let leftovers = Set(result.leftovers)
    let lost = visits.filter { spec.link(of: $0.url) == nil && !leftovers.contains($0.url) }
    #expect(lost.map(\.url) == [])
    for (index, link) in result.links.enumerated() {
      for example in link.examples { #expect(spec.link(of: example) == index, "\(example)") }
    }
    #expect(result.links.reduce(result.leftoverCount) { $0 + $1.count } == survey.summary.requests)
  }

  @Test("Screen names inferred from a log are unique and do not depend on the counts of requests")
  func namesAreUniqueAndDoNotDependOnMoreURLs() throws {
    for router in SampleRouter.all {
      let few = try URLSurvey.of(Self.lines(router, seed: 1, isLabeled: false).joined(separator: "\n")).links(file: 0)
      #expect(Set(few.map(\.destination)).count == few.count)
      let again = Self.lines(router, seed: 1, isLabeled: false).map { $0.replacing("\t", with: "\t1") }
      let more = try URLSurvey.of(again.joined(separator: "\n")).links(file: 0)
      let names = Dictionary(more.map { ($0.text, $0.destination) }, uniquingKeysWith: { first, _ in first })
      for link in few { if let name = names[link.text] { #expect(name == link.destination, "\(link.text)") } }
    }
  }

  @Test("Links inferred from logs with random paths compile without errors")
  func randomPathsCompile() throws {
    for round in 0..<RandomRun.rounds(40) {
      var random = SplitMix64(seed: RandomRun.seed &* 31 &+ UInt64(round))
      let words = [
        "users", "a", "b", "posts", "new", "me", "x1", "42", "7", "en", "de", "@ann", "v:a", "a.b", "%20x", "true",
      ]
      let lines = (0..<(5 + random.below(120))).map { _ -> String in
        let start = random.pick(["https://example.com", "https://www.example.com", "app:/", ""])
        var url = start + (0...random.below(4)).map { _ in "/" + random.pick(words) }.joined()
        if random.once(in: 3) {
          url +=
            "?"
            + (0...random.below(2)).map { _ in
              random.pick(["a", "action", "url", "q"]) + "=" + random.pick(words)
            }.joined(separator: "&")
        }
        if random.once(in: 9) { url += "#/" + random.pick(words) }
        let label = random.once(in: 2) && round % 2 == 0 ? "\t" + random.pick(["one", "two", "three", "-"]) : ""
        return url + label
      }
      let result = try URLSurvey.of(lines.joined(separator: "\n"), hosts: ["example.com"]).result(file: 0)
      let spec = InferredSpec(result.links)
      #expect(spec.errors == [], "round \(round)\n\(lines.joined(separator: "\n"))\n\(spec.text)")
    }
  }
}
