import LinkAlgebra
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// The rule that reports overlapping links when the spec does not decide which link wins.
  ///
  /// Two links overlap if they share URLs, and each link also matches URLs that the other link does not match.
  static let ambiguousLinks = Rule(
    "ambiguous-links", .guardedError, explanation: .ambiguousLinks, requires: .model
  ) { context in
    let space = context.space
    if !space.precedence.unchecked.isEmpty {
      context.reportIncomplete(space.precedence.unchecked, "compared with all other links")
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
    if let url = witness.onlySecond { related[0].message = "only the other link matches \(url)" }
    if let url = witness.onlyFirst { related.append(.init(link.pattern.text.span, "only this link matches \(url)")) }
    return Finding(
      "this link and \(isOwn ? "another link" : "the link") to `\(name)` both match \(witness.both ?? "some URL"), and"
        + " neither is more specific"
        + (more > 0 ? "; this link overlaps \(more) more \(more == 1 ? "link" : "links")" : ""),
      at: link.pattern.text.span,
      help: help(index, others[0], space),
      related: related,
      witness: witness)
  }

  /// Returns advice that lists the possible ways to decide which of two links wins.
  private static func help(_ link: Int, _ other: Int, _ space: LinkSpace) -> String {
    let model = space.model
    var ways: [String] = []
    let names = [link, other].map { model.ownName(of: model.links[$0].target) }
    if names[0] != names[1] {
      if let name = names[1], names[0] != nil { ways.append("let this link win with `beats: [\(name)]`") }
      if let name = names[0], names[1] != nil { ways.append("let the other link win with `beats: [\(name)]`") }
    }
    let capture = space.decidingCapture(of: link, against: other) ?? space.decidingCapture(of: other, against: link)
    if let capture { ways.append("narrow `{\(capture)}` with a type") }
    return (ways + ["change a literal"]).joined(or: "or")
  }
}

extension Explanation {
  fileprivate static let ambiguousLinks = Explanation(
    "two links match the same URL, and neither wins",
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
      Both links match `/sale/shoes/newest`. Each of the two links also matches URLs
      that the other link does not match, so neither link is more specific. If
      Waymark preferred the first link in the file, a reordered file could change
      the destination of published links.
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
      There are four ways to decide which link wins:

      - Add the key `beats` to the link that should win.
      - Narrow the type of a capture until no URL matches both links.
      - Change the literal text in one of the two patterns.
      - Set `ambiguity: leftmost` for the whole spec. With this setting, Waymark
        compares overlapping patterns from left to right. At the first difference,
        the more specific pattern wins.
      """)
}
