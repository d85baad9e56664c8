import WaymarkYAML

/// A title or a message that the user sees.
package enum Title: Sendable {
  case text(Text)
  /// A key in the app's string tables, and the name of the table in the spec. The name is `nil` for the default table.
  case key(Text, table: Text?)

  /// The text of the title, or the title's key in the app's string tables.
  package var text: Text {
    switch self {
    case .text(let text), .key(let text, _): text
    }
  }
}
