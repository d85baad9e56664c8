import SpecText

/// A URL pattern of an existing app, and the screen that it opens.
package struct ImportedLink: Sendable {
  /// The patterns. A pattern with optional parts in its middle has one element for each combination.
  package var patterns: [ImportedPattern]
  /// The name of the screen as the file spells it, such as `reader.blogPost`; `nil` if the file has no name.
  package var destination: String?
  /// The pattern as the file spells it.
  package var text: String
  package var span: Span
  /// A Boolean value that indicates whether the existing router takes the first link that matches a URL. Links of
  /// such a router are in the router's order.
  package var isOrdered = true
  /// A Boolean value that indicates whether the link is a guess from a rule that names no screen, such as a component
  /// of an association file. The draft omits a candidate if other links match its URLs.
  package var isCandidate = false
  /// A Boolean value that indicates whether the link is a component of an association file, whose URLs always have a
  /// host.
  package var isAssociationRule = false
  /// A Boolean value that indicates whether the link is inferred from URLs that no pattern of the existing router
  /// matches. The draft contains a proposal only as a comment.
  package var isProposal = false
  /// A Boolean value that indicates whether the link is inferred from the URLs of a log.
  package var isInferred = false
  /// The name of the tab in which the link opens the screen; `nil` if the file does not name the tab.
  package var tab: String?
  /// URLs that the link must match, such as URLs of a log.
  package var examples: [String] = []
  /// The number of URLs in the logs that the link matches; 0 without logs.
  package var count = 0
  package var notes: [ImportNote] = []

  package init(_ patterns: [ImportedPattern], to destination: String?, text: String, at span: Span) {
    self.patterns = patterns
    self.destination = destination
    self.text = text
    self.span = span
  }
}
