/// A comparison of a spec's findings with the expected verdict.
struct Comparison {
  let spec: CollisionSpec
  let verdict: Verdict
  let file: CollisionSpec.Written
  let findings: [Finding]

  /// The rules that are compared.
  static let rules = [
    "impossible-pattern", "duplicate-link", "ambiguous-links", "beats-cycle", "useless-beats", "unreachable-link",
    "uncovered-claim", "redirect-to-nowhere",
  ]

  /// The findings of the compared rules, and all errors except `redirect-cycle`.
  ///
  /// Other tests cover redirect cycles and the remaining warnings.
  private var compared: [Finding] {
    findings.filter { Self.rules.contains($0.rule) || $0.isError && $0.rule != "redirect-cycle" }
  }

  /// The errors that are unrelated to the URLs of links.
  private var strange: [Finding] { compared.filter { !Self.rules.contains($0.rule) } }
  var strangeRules: Set<String> { Set(strange.map(\.rule)) }

  /// The missing findings, the unexpected findings, and the incorrect example URLs.
  var complaints: [String] {
    let severities = findings.filter { Self.rules.contains($0.rule) && $0.isError == ($0.rule == "useless-beats") }
      .map { "line \($0.line): \($0.rule) has the wrong severity" }
    let unexpected = strange.map { "line \($0.line): \($0.rule) is not expected" }
    return unexpected + severities + links + beats + claims + redirects
      + WitnessCheck(spec: spec, verdict: verdict, file: file).complaints(compared)
  }

  private func found(_ rule: String) -> [Finding] { findings.filter { $0.rule == rule } }

  private func line(of link: Int) -> Int { file.lines[link] }

  private func compare<Element: Hashable>(_ rule: String, _ expected: some Sequence<Element>, _ found: [Element])
    -> [String]
  {
    let expected = Set(expected)
    var complaints = expected.subtracting(found).map { "\(rule): \($0) is missing" }
    complaints += Set(found).subtracting(expected).map { "\(rule): \($0) is wrong" }
    if Set(found).count < found.count { complaints.append("\(rule): \(found) says something twice") }
    return complaints
  }

  /// Returns the lines of the other links in a finding.
  private func otherLinks(_ finding: Finding) -> Set<Int> {
    Set(finding.related.filter { file.lines.prefix(spec.links.count).contains($0) && $0 != finding.line })
  }

  /// The maximum number of other links that a finding shows.
  private static let mostRelated = 8

  private struct Class: Hashable {
    let line: Int
    let others: Set<Int>
  }

  private var links: [String] {
    let classes = verdict.duplicates.map { links in
      Class(line: line(of: links[1]), others: Set(links.map(line)).subtracting([line(of: links[1])]))
    }
    // Only the first of several equal links is compared with other links.
    let repeated = Set(verdict.duplicates.flatMap { $0.dropFirst() })
    let ambiguous = verdict.ambiguous.filter { !repeated.contains($0.earlier) && !repeated.contains($0.later) }
    let crossing = Dictionary(grouping: ambiguous) { $0.later }.map { later, pairs in
      Class(line: line(of: later), others: Set(pairs.map { line(of: $0.earlier) }))
    }
    func reported(_ rule: String) -> [Class] { found(rule).map { Class(line: $0.line, others: otherLinks($0)) } }
    /// Returns the expected classes, limited to the links that a finding shows.
    func shown(_ expected: [Class], _ found: [Class]) -> [Class] {
      expected.map { expected in
        guard expected.others.count > Self.mostRelated else { return expected }
        let own = found.first { $0.line == expected.line && $0.others.count >= Self.mostRelated }
        return own.flatMap { $0.others.isSubset(of: expected.others) ? $0 : nil } ?? expected
      }
    }
    func compareClasses(_ rule: String, _ expected: [Class]) -> [String] {
      let found = reported(rule)
      return compare(rule, shown(expected, found), found)
    }
    let claims = verdict.impossibleClaims.map { file.lines[spec.links.count + $0] }
    return compare(
      "impossible-pattern", verdict.impossible.map(line) + claims, found("impossible-pattern").map(\.line))
      + compareClasses("duplicate-link", classes)
      + compareClasses("ambiguous-links", crossing)
      + compare("unreachable-link", verdict.unreachable.map(line), found("unreachable-link").map(\.line))
  }

  /// Returns the expected findings of rules that require links without collisions.
  private func whenSound<Element>(_ expected: [Element]) -> [Element] { verdict.hasCollision ? [] : expected }

  private var beats: [String] {
    let names = found("useless-beats").map { "line \($0.line), \($0.text)" }
    let expected = whenSound(verdict.uselessBeats.map { "line \(line(of: $0.link)), \($0.name)" })
    var complaints = compare("useless-beats", expected, names)
    let hasCycle = !found("beats-cycle").isEmpty
    if verdict.cycle == (hasCycle ? .no : .yes) { complaints.append("beats-cycle: found \(hasCycle)") }
    return complaints
  }

  private var claims: [String] {
    let lines = whenSound(verdict.uncovered.map { file.lines[spec.links.count + $0] })
    return compare("uncovered-claim", lines, found("uncovered-claim").map(\.line))
  }

  private var redirects: [String] {
    let open = verdict.nowhere.filter { $0.value == .maybe }.keys.map(line)
    let expected = whenSound(verdict.nowhere.filter { $0.value == .yes }.keys.map(line))
    return compare(
      "redirect-to-nowhere", expected, found("redirect-to-nowhere").map(\.line).filter { !open.contains($0) })
  }
}
