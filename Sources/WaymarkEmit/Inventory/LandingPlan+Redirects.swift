import WaymarkLinks

extension LandingPlan {
  /// The maximum number of consecutive redirects.
  ///
  /// The limit is necessary, because a spec with errors can contain redirect cycles.
  private static let mostRedirects = 100

  /// Creates the plan of a URL's destination after all redirects. The result is `nil` if no link matches.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - table: The encoded link table.
  package init?(followingRedirectsOf url: String, in table: [UInt8]) {
    var next = url
    for _ in 0..<Self.mostRedirects {
      switch table.withUnsafeBufferPointer({ LinkTable($0).resolve(next) }) {
      case .landed(let plan):
        self = plan
        return
      case .redirected(_, let target): next = target
      case .unmatched, .rejected: return nil
      }
    }
    return nil
  }
}
