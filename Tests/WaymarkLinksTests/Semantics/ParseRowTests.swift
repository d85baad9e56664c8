import SpecText
import Testing

@Suite("The gathered cases of patterns")
struct ParseRowTests {
  /// The rule and a part of the message that a finding must have, by the error code of a row.
  private static let faults: [String: (rule: String, words: String)] = [
    "empty-pattern": ("missing-value", "empty"),
    "bad-capture-name": ("invalid-pattern", "not a valid capture name"),
    "empty-capture-name": ("invalid-pattern", "no name"),
    "empty-segment": ("invalid-pattern", "segment between two slashes"),
    "optional-not-last": ("invalid-pattern", "last"),
    "two-captures-in-segment": ("invalid-pattern", "second capture"),
    "duplicate-capture": ("invalid-pattern", "twice"),
    "unbalanced-brace": ("invalid-pattern", "not closed"),
    "duplicate-query-key": ("invalid-pattern", "twice"),
    "userinfo": ("invalid-pattern", "user name"),
    "empty-enum-case": ("empty-enum-case", "empty"),
    "regex-matches-empty": ("invalid-type", "empty text"),
    "unknown-type": ("unknown-type", "Foo"),
    "control-char": ("invalid-pattern", "control character"),
    "bad-encoding": ("invalid-pattern", "not UTF-8"),
  ]

  @Test(
    "The compiler reports exactly one error, with the expected rule, for each parse row of semantics.json",
    arguments: Semantics.rows("parse"))
  func holds(_ row: SemanticsRow) throws {
    let pattern = try #require(row.pattern)
    #expect(row.expect.ok == false, "a row of a sound pattern would need a check of its parts")
    let error = try #require(row.expect.error)
    let fault = try #require(Self.faults[error])
    do {
      _ = try CompiledSpec(row.yaml([pattern]))
      Issue.record("\(pattern) is accepted")
    } catch {
      let findings = error.diagnostics.filter { $0.severity == .error }
      let first = try #require(findings.first)
      #expect(first.id.name == fault.rule)
      #expect((first.message + (first.help ?? "")).contains(fault.words), "\(first.message)")
      // Each invalid pattern or type causes exactly one finding.
      #expect(findings.count == 1, "\(findings.map(\.message))")
    }
  }
}
