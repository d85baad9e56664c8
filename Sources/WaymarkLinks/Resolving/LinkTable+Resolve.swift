extension LinkTable {
  /// The result of resolving a URL.
  package enum Resolution {
    /// The URL matches a link with the given landing; if `app` is set, the app determines the destination.
    case landed(LandingPlan)
    /// The URL matches a redirect to another URL.
    case redirected(link: Int, to: String)
    case unmatched
    case rejected(LinkURLError)
  }

  /// Returns the result of resolving a URL to a link and its landing.
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

  /// Returns the number of the link that a URL matches, or `nil` if no link matches or the URL is rejected.
  package func link(of url: UnsafeBufferPointer<UInt8>) -> Int? {
    var link: Int?
    try? match(url) { link = $0?.number }
    return link
  }
}
