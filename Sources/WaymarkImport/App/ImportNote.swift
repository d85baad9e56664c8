import SpecText

/// A fact about an input file that the draft cannot express, or that the user should know.
package struct ImportNote: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A decision that only the user can make. The draft contains a `TODO(import)` comment for the note.
    case decision
    /// Information for the report.
    case information
  }

  package var kind: Kind
  /// The problem, in lowercase and without a period, such as "the expression `(?=a)` is not a regular language".
  package var message: String
  /// The next step for the user, in lowercase and without a period.
  package var help: String?
  /// A URL that proves the problem.
  package var url: String?
  /// The location in an input file; `nil` if the note is about several places.
  package var span: Span?

  package init(_ kind: Kind, _ message: String, help: String? = nil, url: String? = nil, at span: Span? = nil) {
    self.kind = kind
    self.message = message
    self.help = help
    self.url = url
    self.span = span
  }
}
