import TestSupport
import Testing
import WaymarkLinks

/// A compiled random spec and the oracle for the spec.
///
/// The sample leaves out random links that the compiler rejects.
struct CompiledSample {
  let spec: RandomSpec
  let compiled: CompiledSpec
  let names: CaseNames
  let oracle: BruteForce

  /// The rules that random links break by interfering with each other.
  private static let expectedRules: Set<String> = [
    "duplicate-link", "ambiguous-links", "unreachable-link", "impossible-pattern", "redirect-to-nowhere",
    "redirect-cycle",
    // About one spec in ten thousand lacks a host label that a screen below requires.
    "underivable-stack",
  ]

  static func random(using random: inout SplitMix64) throws -> CompiledSample {
    var spec = RandomSpec.random(using: &random)
    while true {
      let files = spec.files
      do {
        let compiled = try CompiledSpec(
          files[0].text, files: Dictionary(uniqueKeysWithValues: files.dropFirst().map { ($0.name, $0.text) }))
        return CompiledSample(
          spec: spec, compiled: compiled, names: CaseNames(spec, compiled.model), oracle: BruteForce(spec))
      } catch {
        var refused: Set<Int> = []
        for diagnostic in error.diagnostics where diagnostic.severity == .error {
          let line = files[Int(diagnostic.span.file)].lines[Int(diagnostic.span.start.line) - 1]
          guard Self.expectedRules.contains(diagnostic.id.name), let link = line.link else {
            Issue.record("\(diagnostic.id): \(diagnostic.message)\n\(line.text)\n\(spec.yaml)")
            throw error
          }
          refused.insert(link)
        }
        for link in refused.sorted(by: >) { spec = spec.without(link: link) }
      }
    }
  }

  func canonical(_ url: String) throws(LinkURLError) -> Canonical {
    let canonical = try Canonical(url)
    let parts = URLParts(
      scheme: canonical.scheme, host: canonical.host.split(separator: ".").map(String.init), port: canonical.port)
    return try Canonical(url, plusIsSpace: spec.plusIsSpace(in: parts))
  }

  /// Returns a description of the difference between the link table and the oracle, or `nil` if they agree.
  func mismatch(_ url: URLParts, _ spelling: String) -> String? {
    let winners = oracle.winners(of: url.folded)
    let expected = winners.flatMap { oracle.outcomes(of: $0, for: url.folded, isOnlyWinner: winners.count == 1) }
    do {
      let found = try Outcome(compiled.resolve(spelling), names)
      if let found, expected.contains(found) { return nil }
      if found == nil, expected.isEmpty { return nil }
      return """
        \(spelling)
        found    \(found.map { "\($0)" } ?? "no link")
        expected \(expected.isEmpty ? "no link" : expected.map { "\($0)" }.joined(separator: "\n      or "))
        \(found.map { "\(spec.links[$0.link].link.pattern.text) instead of" } ?? "") \
        \(winners.map { spec.links[$0].link.pattern.text }.joined(separator: ", "))
        \(spec.yaml)
        """
    } catch {
      return "\(spelling) is refused: \(error)\n\(spec.yaml)"
    }
  }
}
