/// The URLs of logs that the links of a draft match, for the report of the draft.
package struct DraftEvidence: Sendable {
  /// URLs that no link of the draft matches, grouped by shape or by the reason for their refusal.
  package struct Unmatched: Sendable {
    /// The URLs with an asterisk for each value; `nil` for lines without a valid URL.
    package var shape: String?
    package var example: String
    package var count: Int
    /// The reason, as a clause such as "it has no host"; `nil` if no pattern fits.
    package var reason: String?
  }

  /// The number of requests.
  package var total = 0
  /// The number of requests that a link of the draft matches.
  package var matched = 0
  /// The URLs that no link of the draft matches, the most frequent first.
  package var unmatched: [Unmatched] = []
  /// A note about the URLs of the app that no link of the draft matches.
  package var note: ImportNote?

  package init() {}
}
