import LinkAlgebra
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// A link that no URL is.
  static let impossiblePattern = Rule(
    "impossible-pattern", .guardedError, explanation: .impossiblePattern, requires: .model
  ) { context in
    let space = context.space
    let model = context.model
    for index in model.links.indices where space.isImpossible(index) {
      context.report(finding(model.links[index].pattern, space))
    }
    for claim in model.claims where space.isImpossible(claim) { context.report(finding(claim, space)) }
  }

  private static func finding(_ pattern: Pattern, _ space: LinkSpace) -> Finding {
    let culprit = space.impossibleCapture(of: pattern)
    let reason: String
    var help: String
    switch culprit?.position {
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
    return Finding("no URL matches this pattern: \(reason)", at: pattern.text.span, help: help)
  }
}

extension Explanation {
  fileprivate static let impossiblePattern = Explanation(
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
