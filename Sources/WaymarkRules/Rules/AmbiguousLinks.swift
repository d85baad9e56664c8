import LinkLogic
import SpecModel
import SpecText

extension Rule {
  /// Two links overlap if some URLs match both links, some URLs match only the first link, and some URLs match only the
  /// second link.
  static let ambiguousLinks = Rule(
    "ambiguous-links", .guardedError, explanation: .ambiguousLinks, requires: .model
  ) { context in
    let space = context.space
    if !space.precedence.unchecked.isEmpty {
      let unchecked = space.precedence.unchecked
      let hasAliases = unchecked.contains { space.model.links[$0].pattern.query.contains { $0.keys.count > 1 } }
      context.reportIncomplete(
        unchecked, "not compared with every other link",
        help: hasAliases
          ? "use fewer aliases (`|`) in the query"
          : "give the captures simpler types, and fix the findings about overlapping links")
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
    let kind = link.isRedirect ? "redirect" : "link"
    let otherKind = other.isRedirect ? "redirect" : "link"
    var related = others.prefix(Rule.mostRelated).map { index in
      let another = model.links[index].isRedirect ? "redirect" : "link"
      return Diagnostic.Related(model.links[index].pattern.text.span, "another overlapping \(another)")
    }
    related[0].message = kind == otherKind ? "the other \(kind)" : "the \(otherKind)"
    if let url = witness.onlySecond { related[0].message = "only \(related[0].message) matches \(url)" }
    if others.count > related.count {
      related[related.count - 1].message += ", and \(others.count - related.count) more"
    }
    if let url = witness.onlyFirst { related.append(.init(link.pattern.text.span, "only this \(kind) matches \(url)")) }
    return Finding(
      "this \(kind) and \(isOwn ? "another" : "the") \(otherKind) to `\(name)` both match "
        + "\(witness.both ?? "some URL"), and neither is more specific"
        + (more > 0 ? "; this \(kind) also overlaps \(more) more \(more == 1 ? "link" : "links")" : ""),
      at: link.pattern.text.span, help: help(index, others, space), related: related, witness: witness)
  }

  private static func help(_ link: Int, _ others: [Int], _ space: LinkSpace) -> String {
    let model = space.model
    let other = others[0]
    var ways: [String] = []
    let own = model.ownName(of: model.links[link].target)
    var seen = Set([own])
    let beaten = others.compactMap { model.ownName(of: model.links[$0].target) }.filter { seen.insert($0).inserted }
    if let own, let name = model.ownName(of: model.links[other].target), name != own {
      ways.append("let this link win with \(model.links[link].beating(beaten))")
      let winner = others.count == 1 ? "the other link" : "another link"
      let names = others.count == 1 ? model.links[other].beats.map(\.string) + [own] : [own]
      ways.append("let \(winner) win with `beats: [\(names.joined(separator: ", "))]`")
    }
    if let capture = space.decidingCapture(of: link, against: other) {
      ways.append(narrowing(capture, of: link, model))
    } else if let capture = space.decidingCapture(of: other, against: link) {
      ways.append(narrowing(capture, of: other, model, in: " of the other link"))
    }
    return (ways + ["change the fixed text in one of the patterns"]).joined(or: "or")
  }

  private static func narrowing(
    _ name: String, of link: Int, _ model: NavigationModel, in place: String = ""
  ) -> String {
    let type = model.links[link].pattern.captureTypes[name]
    guard let type, type != .primitive(.string) else { return "narrow `{\(name)}`\(place) with a type" }
    return "give `{\(name)}`\(place) a narrower type than `\(model.specName(of: type))`"
  }
}

extension Link {
  /// If the spec declares this link as a plain pattern, the result is a mapping that contains the pattern and the key.
  fileprivate func beating(_ names: [String]) -> String {
    let names = beats.map(\.string) + names
    let list = names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", …" : "")
    return "`\(LinkSyntax.form(of: pattern.text, in: span, with: "beats: [\(list)]"))`"
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
      Both links match `/sale/shoes/newest`. Only the first link matches
      `/sale/hats/newest`, and only the second link matches `/sale/shoes/x1`.
      Therefore, neither link is more specific. If Waymark preferred the first link
      in the file, a reordered file could change the destination of published links.
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
      - Change the fixed text in one of the two patterns.
      - Set `ambiguity: leftmost` for the whole spec. With this setting, Waymark
        compares overlapping patterns from left to right. At the first difference
        between two patterns, the more specific pattern wins.
      """)
}
