import LinkResolving
import TestSupport
import Testing
import WaymarkLinks

@testable import WaymarkCompiler

/// Tests of the writer that describes the URLs of a log.
@Suite("The lines of a log")
struct ResolvedLinesTests {
  private static let urlsOfSpec = 200

  @Test("ResolvedLines writes the same line for a URL of a log as the resolver of single URLs, even for damaged URLs")
  func randomURLs() throws {
    let seed = RandomRun.seed
    var random = SplitMix64(seed: seed)
    var counts: [ResolvedURL.Kind: Int] = [:]
    for _ in 0..<RandomRun.rounds(50) {
      let sample = try CompiledSample.random(using: &random)
      var spec = PublishedSpec(sample.compiled.model)
      spec.linkTable = sample.compiled.table
      let resolver = URLResolver(spec)
      var lines = ResolvedLines(resolver)
      var countsOfSpec: [ResolvedURL.Kind: Int] = [:]
      var urls: [String] = []
      for _ in 0..<Self.urlsOfSpec {
        if let earlier = urls.randomElement(using: &random), random.once(in: 4) {
          urls.append(earlier)
          continue
        }
        let url = RandomURL.random(for: sample.oracle, using: &random)
        let spelling = url.spelling(plusIsSpace: sample.spec.plusIsSpace(in: url), using: &random)
        urls.append(random.once(in: 4) ? RandomURLTests.damaged(spelling, &random) : spelling)
      }
      for url in urls + ["", String(repeating: "a", count: 1_001), "app://\u{202E}/\u{7}"] {
        Array(url.utf8).withUnsafeBufferPointer { lines.add($0) }
        let resolved = resolver.resolve(url)
        let line = String(decoding: lines.bytes, as: UTF8.self)
        try #require(line == resolved.line + "\n", "seed \(seed): \(url)\n\(sample.spec.yaml)")
        lines.removeLines()
        countsOfSpec[resolved.kind, default: 0] += 1
      }
      try #require(lines.counts == countsOfSpec, "seed \(seed)\n\(sample.spec.yaml)")
      counts.merge(countsOfSpec, uniquingKeysWith: +)
    }
    print("Lines of a log: seed \(seed), \(counts)")
    if RandomRun.isFull {
      #expect(ResolvedURL.Kind.allCases.allSatisfy { counts[$0, default: 0] > RandomRun.rounds(50) }, "\(counts)")
    }
  }
}
