import SpecText

/// A fact about an input file that the draft cannot express, or that the user should know.
package struct ImportNote: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A decision that only the user can make. The draft contains a `TODO(import)` comment for the note.
    case decision
    case information
  }

  package var kind: Kind
  package var message: String
  package var help: String?
  /// A URL that proves the problem.
  package var url: String?
  package var span: Span?

  package init(_ kind: Kind, _ message: String, help: String? = nil, url: String? = nil, at span: Span? = nil) {
    self.kind = kind
    self.message = message
    self.help = help
    self.url = url
    self.span = span
  }
}
