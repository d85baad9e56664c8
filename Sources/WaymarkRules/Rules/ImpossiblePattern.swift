import LinkLogic
import SpecModel
import SpecText

extension Rule {
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
      reason = "hosts are in lower case, and no value of `{\(culprit!.name)}` can be a label of a host"
      help = "give `{\(culprit!.name)}` a type whose values consist of `a-z`, `0-9`, `-` and `_`"
    case .firstSegment:
      reason =
        "with a custom scheme, the first segment is the host, hosts are converted to lower case, and no value of "
        + "`{\(culprit!.name)}` is in lower case"
      help = "give `{\(culprit!.name)}` a type with values in lower case, or add a literal segment before it"
    case .segment:
      reason = "no value of `{\(culprit!.name)}` can be a segment, because `.` and `..` refer to other paths"
      help = "give `{\(culprit!.name)}` a type with other values"
    case nil:
      reason = "its parts contradict each other"
      help = "remove the pattern, or change its types"
    }
    return Finding("no URL matches this pattern: \(reason)", at: pattern.text.span, help: help)
  }
}

extension Explanation {
  fileprivate static let impossiblePattern = Explanation(
    "no URL matches a pattern",
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
      A link whose pattern matches no URL never opens its screen. In a URL with a
      custom scheme, the first segment is the host, and hosts are case-insensitive.
      Waymark converts the host to lower case, so `shop://DE` equals `shop://de`. In
      this example, no value of the type `Country` is in lower case, so no URL
      matches the pattern.
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
