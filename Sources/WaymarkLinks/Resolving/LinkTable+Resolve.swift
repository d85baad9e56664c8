extension LinkTable {
  package enum Resolution {
    /// If the plan's `app` property is not `nil`, the app determines the destination at run time.
    case landed(LandingPlan)
    case redirected(link: Int, to: String)
    case unmatched
    case rejected(LinkURLError)
  }

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

  /// The result is `nil` if the URL is invalid, matches no link, or matches a redirect.
  package func plan(for url: UnsafeBufferPointer<UInt8>) -> LandingPlan? {
    var plan: LandingPlan?
    try? match(url) { match in
      if let match, match.record.outcome != .redirect { plan = LandingPlan(match) }
    }
    return plan
  }

  /// Returns the index of the link that a URL matches, or `nil` if the URL matches no link or is invalid.
  package func link(of url: UnsafeBufferPointer<UInt8>) -> Int? {
    var link: Int?
    try? match(url) { link = $0?.number }
    return link
  }
}
