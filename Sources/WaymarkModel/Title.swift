import WaymarkYAML

/// A title or a message that the user sees.
package enum Title: Sendable {
  case text(Text)
  /// A key of the localized strings.
  case key(Text)

  /// The text of the title, or the key of the localized strings.
  package var text: Text {
    switch self {
    case .text(let text), .key(let text): text
    }
  }
}
