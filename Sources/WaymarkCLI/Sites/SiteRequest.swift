/// A request for a small file of a site.
struct SiteRequest: Sendable {
  let url: String
  /// The number of bytes after which a transport stops the download.
  let largestBody: Int
  /// The name of the client that servers see.
  let userAgent: String

  /// The number of seconds after which a transport gives up.
  static let longestDuration = 10
}

#if canImport(Darwin) || WAYMARK_URLSESSION
  /// The transport of this platform.
  typealias SiteTransport = URLSessionTransport
#else
  /// The transport of this platform.
  ///
  /// The release for Linux is a static executable. No static libcurl exists for Linux, and FoundationNetworking would
  /// make the executable larger than its limit. FoundationNetworking and the program `curl` use the same library.
  typealias SiteTransport = CurlTransport
#endif
