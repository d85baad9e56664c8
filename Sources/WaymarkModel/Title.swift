import WaymarkYAML

/// A title or a message that the user sees.
package enum Title: Sendable {
  case text(Text)
  /// The name is `nil` for the default table.
  case key(Text, table: Text?)

  package var text: Text {
    switch self {
    case .text(let text), .key(let text, _): text
    }
  }
}
