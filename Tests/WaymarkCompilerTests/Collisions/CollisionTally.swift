/// The numbers of findings in random specs, which show whether the specs cover all findings.
struct CollisionTally: CustomStringConvertible {
  private var specs = 0
  private var links = 0
  private var urls = 0
  /// The number of specs with a link table, which resolved each example URL.
  private var tables = 0
  private var rules: [String: Int] = [:]

  mutating func add(_ judged: JudgedSpec) {
    specs += 1
    links += judged.spec.links.count
    urls += judged.space.examples.count
    tables += judged.hasTable ? 1 : 0
    for (rule, isFound) in judged.verdict.rules { rules[rule, default: 0] += isFound ? 1 : 0 }
  }

  var description: String {
    let parts = rules.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "\(specs) specs, \(links) links, \(urls) kinds of URLs, \(tables) tables; " + parts.joined(separator: ", ")
  }

  /// Returns the outcomes that occur in fewer than one of 300 specs.
  func rare(in count: Int) -> [String] { rules.filter { $0.value * 300 < count }.keys.sorted() }
}

extension Verdict {
  /// The kinds of findings, and whether the verdict contains each kind.
  fileprivate var rules: [String: Bool] {
    [
      "impossible-pattern": !impossible.isEmpty, "duplicate-link": !duplicates.isEmpty,
      "ambiguous-links": !ambiguous.isEmpty, "beats-cycle": cycle == .yes, "useless-beats": !uselessBeats.isEmpty,
      "unreachable-link": !unreachable.isEmpty, "uncovered-claim": !uncovered.isEmpty,
      "redirect-to-nowhere": nowhere.values.contains(.yes),
      "redirect-to-nowhere left open": nowhere.values.contains(.maybe),
      "none of these": !hasCollision && unreachable.isEmpty && uncovered.isEmpty && nowhere.isEmpty,
    ]
  }
}
