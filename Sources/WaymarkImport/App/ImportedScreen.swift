import SpecText

/// A screen of an existing app.
package struct ImportedScreen: Sendable {
  package enum Kind: Hashable, Sendable {
    case tab, pushed, sheet, cover
  }

  /// The name as the file spells it. Links refer to the screen by this name.
  package var name: String
  package var kind: Kind
  package var title: String?
  /// The name of the screen to which the Back button leads when a link opens the screen; `nil` if that is the root of a
  /// tab.
  package var parent: String?
  /// The names of the tabs that contain the screen. If the array is empty, the file does not name them.
  package var tabs: [String] = []
  /// The parameters that no URL contains.
  package var parameters: [ImportedPattern.Capture] = []
  package var span: Span
  package var notes: [ImportNote] = []

  package init(_ name: String, _ kind: Kind, at span: Span) {
    self.name = name
    self.kind = kind
    self.span = span
  }
}
