extension LinkTable {
  /// What became of a URL.
  package enum Resolution {
    /// A link leads somewhere; where the plan's `app` is set, the app finds out where.
    case landed(LandingPlan)
    /// Another URL stands in for this one.
    case redirected(link: Int, to: String)
    case unmatched
    case rejected(LinkURLError)
  }

  /// Finds the link that a URL is and where it leads.
  package func resolve(_ url: String) -> Resolution {
    var resolution = Resolution.unmatched
    do throws(LinkURLError) {
      try match(url) { match in
        guard let match else { return }
        if match.record.outcome != .redirect {
          resolution = .landed(LandingPlan(match))
        } else if let url = match.record.redirect.url(for: match) {
          resolution = .redirected(link: match.number, to: url)
        }
      }
    } catch {
      return .rejected(error)
    }
    return resolution
  }

  /// The number of the link that a URL is; nil where it is none, or refused.
  package func link(of url: UnsafeBufferPointer<UInt8>) -> Int? {
    var link: Int?
    try? match(url) { link = $0?.number }
    return link
  }
}
