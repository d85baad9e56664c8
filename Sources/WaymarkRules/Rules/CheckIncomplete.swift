import LinkAlgebra
import WaymarkDiagnostics
import WaymarkModel

extension Rule {
  /// Links that were not compared with all others, as that would take too long: a spec may come from a stranger.
  static let checkIncomplete = Rule(
    .checkIncomplete,
    ofLinks: { space, report in
      let precedence = space.precedence
      if !precedence.unchecked.isEmpty {
        report(incomplete(precedence.unchecked, "compared with all others", space))
      } else if !precedence.areCyclesComplete {
        report(incomplete(Array(space.model.links.indices), "looked at for circles of `beats`", space))
      }
    })

  /// The finding about links for which something was not found out.
  static func incomplete(_ links: [Int], _ what: String, _ space: LinkSpace) -> Diagnostic {
    let spans = links.map { space.model.links[$0].pattern.text.span }
    let names = links.prefix(3).map { "`\(space.model.links[$0].pattern.text.string)`" }
    let isMany = links.count > names.count
    let list =
      isMany ? names.joined(separator: ", ") + " and \(links.count - names.count) more" : names.joined(or: "and")
    return Diagnostic(
      "check-incomplete",
      "\(list) \(links.count == 1 ? "is" : "are") not \(what): that would take too long",
      at: spans[0],
      help: "mend what is found so far, and check again; `waymark explain check-incomplete` says what takes long")
  }
}

extension RulePage {
  fileprivate static let checkIncomplete = RulePage(
    "check-incomplete",
    "links are unchecked: it would take too long",
    why: """
      Whether links collide is found out exactly, and nearly always at once. Some
      specs make that long: a hundred thousand pairs of links that cross, types
      whose expressions have thousands of states each, hundreds of hosts with `*.`
      that have links of their own. Such a check is given up, and this says which
      links it leaves open. It is an error, as a link that nobody has checked may
      lead elsewhere than it says.

      The same goes for links and an association file: patterns of many `*`, and
      variables with long lists of patterns, take long to compare. It is a warning
      where nothing showed a disagreement, and a component has a pattern of a whole
      query, `"?": "q=*"`: such a one is tried on some URLs of the links alone.
      """,
    advice: """
      Mend what is found so far: links that collide in great numbers hide what else
      there is. Give captures simpler types, or use fewer of the large ones.
      In an association file, use fewer `*` in one pattern, and say a query by its
      keys: `"?": { "q": "*" }`.
      """)
}
