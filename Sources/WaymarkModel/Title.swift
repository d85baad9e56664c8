import WaymarkYAML

/// A title or a message that the user sees.
package enum Title: Sendable {
  case text(Text)
  /// A key in the app's string tables.
  case key(Text)

  /// The text of the title, or the title's key in the app's string tables.
  package var text: Text {
    switch self {
    case .text(let text), .key(let text): text
    }
  }
}
