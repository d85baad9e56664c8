import LinkAlgebra
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// Two links that share URLs while each has others of its own, and nothing in the spec says which one wins.
  static let ambiguousLinks = Rule(
    "ambiguous-links", .guardedError, explanation: .ambiguousLinks, requires: .model
  ) { context in
    let space = context.space
    if !space.precedence.unchecked.isEmpty {
      context.reportIncomplete(space.precedence.unchecked, "compared with all others")
    }
    for (link, others) in space.precedence.undecided { context.report(finding(link, others, space)) }
  }

  private static func finding(_ index: Int, _ others: [Int], _ space: LinkSpace) -> Finding {
    let model = space.model
    let (link, other) = (model.links[index], model.links[others[0]])
    let name = model.name(of: other.target)
    let isOwn = name == model.name(of: link.target)
    let witness = space.witness(index, others[0])
    let more = others.count - 1
    var related = others.prefix(Rule.mostRelated).map { other in
      Diagnostic.Related(model.links[other].pattern.text.span, "the other link")
    }
    if let url = witness.onlySecond { related[0].message += "; only that one matches \(url)" }
    if let url = witness.onlyFirst { related.append(.init(link.pattern.text.span, "only this one matches \(url)")) }
    return Finding(
      "this link and \(isOwn ? "another one" : "the one") to `\(name)` both match \(witness.both ?? "some URL"), and neither"
        + " is more specific" + (more > 0 ? "; this link crosses \(more) more" : ""),
      at: link.pattern.text.span,
      help: help(index, others[0], space),
      related: related,
      witness: witness)
  }

  /// What would decide.
  private static func help(_ link: Int, _ other: Int, _ space: LinkSpace) -> String {
    let model = space.model
    var ways: [String] = []
    let names = [link, other].map { model.ownName(of: model.links[$0].target) }
    if names[0] != names[1] {
      if let name = names[1], names[0] != nil { ways.append("let this one win with `beats: [\(name)]`") }
      if let name = names[0], names[1] != nil { ways.append("the other with `beats: [\(name)]`") }
    }
    let capture = space.decidingCapture(of: link, against: other) ?? space.decidingCapture(of: other, against: link)
    if let capture { ways.append("narrow `{\(capture)}` down with a type") }
    return (ways + ["change a literal"]).joined(or: "or")
  }
}

extension Explanation {
  fileprivate static let ambiguousLinks = Explanation(
    "two links match a URL, and neither is narrower",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        newest: { links: ["/sale/{kind}/newest"] }
        shoes: { links: ["/sale/shoes/{model}"] }
      """,
    why: """
      Both match `/sale/shoes/newest`. Each has URLs of its own, so neither is the
      more specific one, and which of them opens would depend on the order of lines
      in a file. Whoever moves a line would change where links lead that are out
      already.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house }
      routes:
        newest: { links: ["/sale/{kind}/newest"] }
        shoes:
          links:
            - { url: "/sale/shoes/{model}", beats: [newest] }
      """,
    advice: """
      There are four ways to say what is meant: `beats` on the link that is to win;
      a narrower type, so that the two share nothing; another literal; or
      `ambiguity: leftmost` for the whole spec, which lets the link win that is more
      specific where the two differ first, from the left.
      """)
}
