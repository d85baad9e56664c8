import LinkAlgebra
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A link that no URL is.
  static let impossiblePattern = Rule(
    .impossiblePattern,
    ofLinks: { space, report in
      for index in space.model.links.indices where space.isImpossible(index) {
        report(finding(space.model.links[index].pattern, space))
      }
      for claim in space.model.claims where space.isImpossible(claim) { report(finding(claim, space)) }
    })

  private static func finding(_ pattern: Pattern, _ space: LinkSpace) -> Diagnostic {
    let culprit = space.impossibleCapture(of: pattern)
    let reason: String
    var help: String
    switch culprit?.place {
    case .host:
      reason = "no label of a host is one of the texts of `{\(culprit!.name)}`: hosts are in lower case"
      help = "give `{\(culprit!.name)}` a type with texts of `a-z`, `0-9`, `-` and `_`"
    case .firstSegment:
      reason =
        "the first segment of a custom scheme is read in lower case, and no text of `{\(culprit!.name)}` is"
      help = "give `{\(culprit!.name)}` a type with texts in lower case, or put a literal in front of it"
    case .segment:
      reason = "no segment of a path is one of the texts of `{\(culprit!.name)}`: `.` and `..` stand for other paths"
      help = "give `{\(culprit!.name)}` other texts"
    case nil:
      reason = "what it wants can never be all there"
      help = "remove it, or change its types"
    }
    return Diagnostic("impossible-pattern", "no URL matches this pattern: \(reason)", at: pattern.text.span, help: help)
  }
}

extension RulePage {
  fileprivate static let impossiblePattern = RulePage(
    "impossible-pattern",
    "a pattern that no URL matches",
    faulty: """
      waymark: 1
      app: Shop
      types:
        Country: { is: String, matching: "[A-Z]{2}" }
      tabs:
        home: { title: Home, icon: house }
      routes:
        country: { links: ["/{country:Country}"] }
      """,
    why: """
      The link can never be followed. On a custom scheme, the first segment is where
      a host would stand, and hosts make no difference between upper and lower case:
      it is read in lower case, so that `shop://DE` is `shop://de`, and no `Country`
      is that.
      """,
    corrected: """
      waymark: 1
      app: Shop
      types:
        Country: { is: String, matching: "[A-Z]{2}" }
      tabs:
        home: { title: Home, icon: house }
      routes:
        country: { links: ["/countries/{country:Country}"] }
      """)
}
