/// The parts of a link that don't affect where the link lands.
package struct LinkTerms: Equatable, Sendable {
  package enum Otherwise: Equatable, Sendable {
    case wait
    case unmatched
    case redirected(to: String)
  }

  /// `nil` for the default ID.
  package let ownID: String?
  /// The tab, route, or resolved link has no other link.
  package let isOnlyLink: Bool
  package let pattern: String
  /// Items in the query of the URL whose keys the link doesn't declare.
  package let otherItems: [Item]
  package let otherwise: Otherwise

  package struct Item: Equatable, Sendable {
    package let key, value: String
  }

  package func id(named name: String) -> String { ownID ?? (isOnlyLink ? name : "\(name):\(pattern)") }
}

extension LinkTable {
  /// The terms are `nil` unless the URL lands.
  package func resolveWithTerms(_ url: String) -> (resolution: Resolution, terms: LinkTerms?) {
    var terms: LinkTerms?
    let resolution = resolve(url) { terms = LinkTerms($0) }
    return (resolution, terms)
  }

  /// Returns the link that redirects a URL, always or while one of its conditions is false.
  package func redirection(of url: String) -> (link: Int, target: String)? {
    let (resolution, terms) = resolveWithTerms(url)
    switch resolution {
    case .redirected(let link, let target): return (link, target)
    case .landed(let plan):
      guard case .redirected(let target)? = terms?.otherwise else { return nil }
      return (plan.link, target)
    case .unmatched, .rejected: return nil
    }
  }
}

extension LinkTerms {
  fileprivate init(_ match: LinkMatch) {
    let terms = match.record.terms
    ownID = terms.id.map { PercentCoding.decoded($0) }
    isOnlyLink = terms.isOnly
    pattern = PercentCoding.decoded(terms.pattern)
    let declared = match.record.conditions?.items(inFragment: false) ?? []
    otherItems = match.query(inFragment: false).filter { item in !declared.contains { $0.hasKey(item.key) } }
      .map { Item(key: PercentCoding.decoded($0.key), value: PercentCoding.decoded($0.value)) }
    if terms.isUnmatched {
      otherwise = .unmatched
    } else {
      // A value that no URL can contain leaves the link pending.
      let target = terms.redirect.flatMap { LinkRedirect(match.record.base, $0).url(for: match) }
      otherwise = target.map { .redirected(to: $0) } ?? .wait
    }
  }
}
