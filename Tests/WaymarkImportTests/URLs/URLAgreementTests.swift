import TestSupport
import Testing

@testable import WaymarkImport

/// Half of a router's URLs is sufficient to infer where the other half lands.
@Suite struct URLAgreementTests {
  /// The share of the other half that must land on the right screen.
  static let required = 0.95

  @Test(
    "Links inferred from half of a router's URLs predict the screen of at least 95% of the other half",
    arguments: SampleRouter.all, [false, true])
  func halfOfTheURLsPredictsTheOtherHalf(router: SampleRouter, isLabeled: Bool) throws {
    for round in 0..<RandomRun.rounds(2) {
      let seed = RandomRun.seed &+ UInt64(round)
      let agreement = try Agreement(router, requests: 6_000, seed: seed, isLabeled: isLabeled)
      #expect(agreement.spec.errors == [], "\(router), seed \(seed)")
      #expect(agreement.share >= Self.required, "\(router), seed \(seed): \(agreement.worst)")
    }
  }
}

/// The comparison of inferred links with a router.
struct Agreement {
  let links: [ImportedLink]
  let spec: InferredSpec
  /// The share of the other half whose URLs land on a link of their screen.
  let share: Double
  /// Up to five URLs that land elsewhere.
  let worst: [String]

  init(_ router: SampleRouter, requests: Int, seed: UInt64, isLabeled: Bool) throws {
    var random = SplitMix64(seed: seed)
    let visits = router.log(requests: requests, seed: seed).shuffled(using: &random)
    let half = visits.count / 2
    let lines = visits[..<half].map { "\($0.url)\t\($0.count)" + (isLabeled ? "\t\($0.screen)" : "") }
    let links = try URLSurvey.of(lines.joined(separator: "\n")).links(file: 0)
    let spec = InferredSpec(links)
    self.links = links
    self.spec = spec
    var votes: [Int: [String: Int]] = [:]
    for visit in visits[..<half] {
      if let link = spec.link(of: visit.url) { votes[link, default: [:]][visit.screen, default: 0] += 1 }
    }
    let majority = votes.mapValues { $0.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key }
    let wrong = visits[half...].filter { visit in
      let link = spec.link(of: visit.url)
      return link.flatMap { majority[$0] ?? nil } != visit.screen
    }
    share = 1 - Double(wrong.count) / Double(visits.count - half)
    worst = wrong.prefix(5).map { "\($0.url) (\($0.screen))" }
  }
}
