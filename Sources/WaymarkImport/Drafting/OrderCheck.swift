import LinkLogic
import LinkResolving
import SpecText

/// In a router that takes the first match, `/users/:id` hides a later `/users/me`. Waymark prefers the latter.
enum OrderCheck {
  private struct Hidden {
    var link: Int
    var url: String
  }

  /// The number of hidden links from which one note at the earlier link is clearer than a note at each of them.
  private static let severalLinks = 3

  static func addNotes(_ spec: inout DraftSpec, _ draft: CompiledDraft, _ app: ImportedApp) {
    func name(_ link: Int) -> String {
      "\(Quoted(app.links[spec.links[link].order].text)) of `\(spec.screens[spec.links[link].screen].name)`"
    }
    func add(_ message: String, help: String, to link: Int, _ url: String) {
      let span = app.links[spec.links[link].order].span
      spec.links[link].notes.append(
        DraftNote(.order, ImportNote(.decision, message, help: help, url: url, at: span), topic: .order))
    }
    for (first, hidden) in hiddenLinks(spec, draft, app).sorted(by: { $0.key < $1.key }) {
      if hidden.count < severalLinks {
        for link in hidden {
          add(
            "the existing router never takes this link, because \(name(first)) comes first",
            help: "keep the link, or remove it", to: link.link, link.url)
        }
      } else {
        add(
          "the existing router takes this link before \(hidden.count) more specific links, such as "
            + name(hidden[0].link), help: "keep those links, or remove them", to: first, hidden[0].url)
      }
    }
  }

  /// By the first link that hides them.
  private static func hiddenLinks(_ spec: DraftSpec, _ draft: CompiledDraft, _ app: ImportedApp) -> [Int: [Hidden]] {
    guard let space = draft.space, !draft.linkTable.isEmpty else { return [:] }
    let finder = MismatchFinder(PublishedSpec(space.model))
    var result: [Int: [Hidden]] = [:]
    for index in space.model.links.indices {
      guard let link = draft.link(ofModelLink: index), app.links[spec.links[link].order].isOrdered,
        let url = space.sample(of: index), let pieces = try? finder.pieces(of: url)
      else { continue }
      let own = spec.links[link]
      let earlier = finder.links(matching: pieces).compactMap { draft.link(ofModelLink: $0) }.filter {
        let other = spec.links[$0]
        return other.order < own.order && other.screen != own.screen && app.links[other.order].isOrdered
          && space.precedence.reason(index, over: draft.modelLink(of: $0) ?? index) == .subset
      }
      guard let first = earlier.min(by: { spec.links[$0].order < spec.links[$1].order }) else { continue }
      result[first, default: []].append(Hidden(link: link, url: url))
    }
    return result
  }
}

/// The links that are only candidates, because they come from a rule with a wildcard.
enum CandidateLinks {
  static func covered(_ app: ImportedApp) -> Set<Int> {
    // Only URLs with a host can match the rules of an association file.
    let isMissingHost = OriginPlan(app).freeHosts.isEmpty
    let candidates = app.links.indices.filter {
      app.links[$0].isCandidate && !(isMissingHost && app.links[$0].isAssociationRule)
    }
    guard !candidates.isEmpty, candidates.count < app.links.count else { return [] }
    // The compiler compares a claim with all links.
    var probe = app
    var owners: [Int] = []
    probe.claims = []
    for index in candidates {
      for pattern in app.links[index].patterns {
        owners.append(index)
        probe.claims.append(ImportedClaim(pattern, text: app.links[index].text, at: app.links[index].span))
      }
    }
    let spec = DraftRepair.repaired(DraftPlanner.plan(probe, omitting: Set(candidates)), probe)
    var covered = Set(candidates.filter { !app.links[$0].patterns.isEmpty })
    for claim in spec.claims where claim.isRemoved { covered.remove(owners[claim.source]) }
    return covered
  }

  /// The claims of these candidates are enough, because other files list the links of the app.
  static func claimed(_ app: ImportedApp) -> Set<Int> {
    guard app.links.contains(where: { !$0.isCandidate }) else { return [] }
    let claims = Set(app.claims.map(\.span))
    return Set(app.links.indices.filter { app.links[$0].isRule && claims.contains(app.links[$0].span) })
  }
}

extension ImportedLink {
  var isRule: Bool {
    isCandidate && destination == nil
      && patterns.contains { pattern in pattern.segments.contains { if case .rest = $0 { true } else { false } } }
  }
}
