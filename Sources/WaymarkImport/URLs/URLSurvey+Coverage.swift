import SpecText

extension URLSurvey {
  /// The requests of a log that no link of a spec matches.
  package struct Coverage {
    /// The number of requests that no link matches.
    package fileprivate(set) var unmatched = 0
    /// The number of requests with a host or a scheme of the app, without those that the file assigns to no screen.
    package fileprivate(set) var appRequests = 0
    /// The number of these requests that no link matches.
    package fileprivate(set) var unmatchedOfApp = 0
    /// URLs with different forms that no link matches, the most frequent first, up to 100.
    package fileprivate(set) var urls: [(url: String, count: Int)] = []

    /// A note about the requests of the app that no link matches; `nil` if there are none.
    package var note: ImportNote? {
      guard unmatchedOfApp > 0 else { return nil }
      let isConsiderable = unmatchedOfApp > appRequests / considerableShare
      return ImportNote(
        isConsiderable ? .decision : .information,
        "no link of the draft matches \(unmatchedOfApp) of \(counted(appRequests, "request")) for URLs of the app",
        help: isConsiderable ? "add the links that are missing; `Import.md` lists the URLs" : nil, url: urls.first?.url)
    }
  }

  private static let mostURLs = 100
  /// The minimum share of unmatched requests of the app that needs a decision is one divided by the value.
  private static let considerableShare = 20

  /// Returns the requests that no link of a spec matches.
  ///
  /// The function checks one URL of each form.
  ///
  /// - Parameters:
  ///   - result: The inferred links. The result does not contain the requests of links that are only proposals.
  ///   - matches: A closure that returns a Boolean value that indicates whether a link of the spec matches a URL.
  /// - Returns: The requests.
  /// - Complexity: O(*n* log *n*) for *n* forms of URLs.
  package func coverage(of result: Result, matches: (UnsafeBufferPointer<UInt8>) -> Bool) -> Coverage {
    var coverage = Coverage()
    coverage.appRequests = summary.known
    func add(_ examples: StableExamples, _ count: Int, isOfApp: Bool) {
      guard let url = examples.texts.first, !Array(url.utf8).withUnsafeBufferPointer(matches) else { return }
      coverage.unmatched += count
      if isOfApp { coverage.unmatchedOfApp += count }
      coverage.urls.append((url, count))
    }
    for link in knownLinks.values { add(link.examples, link.count, isOfApp: true) }
    for entry in table.entries {
      let skeleton = table.skeleton(of: entry)
      let isOfApp =
        isOfApp(scheme: skeleton.scheme, host: skeleton.host) && !SurveyedForm.isNone(skeleton.label ?? "")
      if isOfApp { coverage.appRequests += entry.count }
      if !result.proposed.contains(entry.hash) { add(entry.examples, entry.count, isOfApp: isOfApp) }
    }
    coverage.urls.sort { ($1.count, $0.url) < ($0.count, $1.url) }
    coverage.urls.removeLast(max(0, coverage.urls.count - Self.mostURLs))
    return coverage
  }
}
