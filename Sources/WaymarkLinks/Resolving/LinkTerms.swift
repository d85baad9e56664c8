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
  /// `nil` if the URL is invalid, matches no link, or matches a redirect.
  package func terms(of url: String) -> LinkTerms? {
    var terms: LinkTerms?
    try? match(url) { match in
      if let match, match.record.outcome != .redirect { terms = LinkTerms(match) }
    }
    return terms
  }

  /// The terms are `nil` unless the URL lands.
  package func resolveWithTerms(_ url: String) -> (resolution: Resolution, terms: LinkTerms?) {
    var terms: LinkTerms?
    let resolution = resolve(url) { terms = LinkTerms($0) }
    return (resolution, terms)
  }

  /// Returns the link that redirects a URL, always or while one of its conditions is false.
  package func redirection(of url: String) -> (link: Int, target: String)? {
    switch resolve(url) {
    case .redirected(let link, let target): (link, target)
    case .landed(let plan):
      if case .redirected(let target)? = terms(of: url)?.otherwise { (plan.link, target) } else { nil }
    case .unmatched, .rejected: nil
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
