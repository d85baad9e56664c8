/// The results of a survey of URLs, for the report of a draft.
package struct DraftEvidence: Sendable {
  /// A URL that no link of the draft matches.
  package struct Unmatched: Sendable {
    package var url: String
    package var count: Int
    /// The reason, as a clause such as "it has no host"; `nil` if no pattern fits.
    package var reason: String?

    package init(url: String, count: Int, reason: String? = nil) {
      self.url = url
      self.count = count
      self.reason = reason
    }
  }

  /// The number of URLs, counted as often as they occur.
  package var total = 0
  /// The number of URLs that a link of the draft matches.
  package var matched = 0
  /// The URLs that no link of the draft matches, the most frequent first.
  package var unmatched: [Unmatched] = []
  /// A note about the URLs of the app that no link of the draft matches.
  package var note: ImportNote?

  package init() {}
}
