/// A request for a small file of a site.
struct SiteRequest: Sendable {
  let url: String
  let largestBody: Int
  let userAgent: String

  static let longestDuration = 10
}

#if canImport(Darwin) || WAYMARK_URLSESSION
  typealias SiteTransport = URLSessionTransport
#else
  /// The release for Linux is a static executable. No static libcurl exists for Linux, and FoundationNetworking would
  /// make the executable larger than its limit. FoundationNetworking and the program `curl` use the same library.
  typealias SiteTransport = CurlTransport
#endif
