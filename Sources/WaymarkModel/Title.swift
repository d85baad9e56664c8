import WaymarkYAML

/// A text that the user sees.
package enum Title: Sendable {
  case text(Text)
  /// A key of the string tables.
  case key(Text)

  /// The text, or the key of the string tables.
  package var text: Text {
    switch self {
    case .text(let text), .key(let text): text
    }
  }
}
