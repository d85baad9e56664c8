/// A check that the example URLs of findings prove the findings.
struct WitnessCheck {
  let spec: CollisionSpec
  let verdict: Verdict
  let file: CollisionSpec.Written

  func complaints(_ findings: [Finding]) -> [String] {
    findings.flatMap { finding in
      complaints(finding).map { "line \(finding.line), \(finding.rule): \($0), \(finding.shown)" }
    }
  }

  private func complaints(_ finding: Finding) -> [String] {
    guard let own = file.lines.firstIndex(of: finding.line) else { return ["there is no link"] }
    let shown = finding.shown
    switch finding.rule {
    case "ambiguous-links", "duplicate-link":
      guard let first = finding.related.first, let other = file.lines.firstIndex(of: first) else {
        return ["the other link is missing"]
      }
      let pair = LinkSet.of(own) | .of(other)
      let isPair = finding.rule == "ambiguous-links"
      guard isPair || shown.both != nil else { return [] }
      return check("both", shown.both) { $0 & pair == pair }
        + (isPair ? check("onlyFirst", shown.onlyFirst) { $0 & pair == .of(own) } : [])
        + (isPair ? check("onlySecond", shown.onlySecond) { $0 & pair == .of(other) } : [])
    case "unreachable-link":
      return check("url", shown.url) { set in
        set.contains(own) && verdict.wins.indices.contains { set.contains($0) && verdict.wins[$0].contains(own) }
      }
    case "uncovered-claim":
      return check("url", shown.url) { $0.contains(own) && $0 & LinkSet.first(spec.links.count) == 0 }
    case "redirect-to-nowhere":
      // The example URL is either the redirected URL or the target.
      guard let url = shown.url else { return [] }
      return check("url", url) { $0.contains(own) || $0 & LinkSet.first(spec.links.count) == 0 }
    default: return []
    }
  }

  private func check(_ name: String, _ url: String?, _ isRight: (LinkSet) -> Bool) -> [String] {
    guard let url else { return ["`\(name)` is missing"] }
    guard let parsed = PlainURL(url, of: spec) else { return ["`\(name)` is no URL: \(url)"] }
    let set = spec.patterns(matching: parsed)
    return isRight(set) ? [] : ["`\(name)` is of \(set.members.map { file.lines[$0] })"]
  }
}
