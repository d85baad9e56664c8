import Testing

@Suite("The comparison of findings")
struct ComparisonTests {
  /// A spec with colliding links, for which other rules are skipped.
  private let colliding = CollisionSpec(["/a/{x}", "/{x}/b", "/c", "/c"], beats: [2: ["r0"]], claims: ["/{x:Other}"])
  private let sound = CollisionSpec(["/a/{x}", "/c"], beats: [1: ["r0"]], claims: ["/{x:Other}"])

  private func complaints(
    of spec: CollisionSpec, _ findings: (CollisionSpec.Written) -> [Finding], _ change: (inout [Finding]) -> Void
  ) -> [String] {
    var changed = findings(spec.written)
    change(&changed)
    let verdict = Verdict(URLSpace(spec, TextPool()))
    return Comparison(spec: spec, verdict: verdict, file: spec.written, findings: changed).complaints
  }

  private func collisions(_ change: (inout [Finding]) -> Void) -> [String] {
    complaints(
      of: colliding,
      { file in
        [
          Finding(
            rule: "ambiguous-links", isError: true, line: file.lines[1], related: [file.lines[0]],
            shown: ShownURLs(both: "app://a/b", onlyFirst: "app://c/b", onlySecond: "app://a/a")),
          Finding(
            rule: "duplicate-link", isError: true, line: file.lines[3], related: [file.lines[2]],
            shown: ShownURLs(both: "app://c")),
        ]
      }, change)
  }

  private func rest(_ change: (inout [Finding]) -> Void) -> [String] {
    complaints(
      of: sound,
      { file in
        [
          Finding(rule: "useless-beats", isError: false, line: file.lines[1], text: "r0"),
          Finding(rule: "uncovered-claim", isError: true, line: file.lines[2], shown: ShownURLs(url: "app://b")),
        ]
      }, change)
  }

  @Test("The comparison with the collision oracle accepts exactly the expected findings")
  func allFound() {
    #expect(collisions { _ in } == [])
    #expect(rest { _ in } == [])
  }

  @Test("A missing finding causes one complaint of the comparison with the collision oracle")
  func missing() {
    for index in 0..<2 {
      #expect(collisions { $0.remove(at: index) }.count == 1, "\(index)")
      #expect(rest { $0.remove(at: index) }.count == 1, "\(index)")
    }
  }

  @Test("The comparison with the collision oracle rejects findings that are extra, misplaced, or unknown")
  func wrong() {
    for rule in Comparison.rules + ["no-origin"] {
      #expect(!collisions { $0.append(Finding(rule: rule, isError: true, line: 3)) }.isEmpty, "\(rule)")
      #expect(!rest { $0.append(Finding(rule: rule, isError: true, line: 3)) }.isEmpty, "\(rule)")
    }
    #expect(!collisions { $0[0].related = [colliding.written.lines[2]] }.isEmpty)
    #expect(!rest { $0[0].text = "r1" }.isEmpty)
  }

  @Test("A URL that does not prove its finding causes a complaint of the comparison with the collision oracle")
  func witnesses() {
    #expect(collisions { $0[0].shown.both = "app://a/a" }.count == 1)
    #expect(collisions { $0[0].shown.onlyFirst = nil }.count == 1)
    #expect(collisions { $0[0].shown.onlySecond = "app://a/b" }.count == 1)
    #expect(collisions { $0[1].shown.both = "app://d" }.count == 1)
    #expect(rest { $0[1].shown.url = "app://c" }.count == 1)
  }
}
