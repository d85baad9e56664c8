import SpecText

/// Texts that the draft derives from the name of a screen.
enum ScreenText {
  /// The maximum number of scalars of a title.
  private static let longestTitle = 200

  /// Returns a title from an input file on one line, without control characters.
  static func title(_ text: String) -> String {
    let scalars = text.unicodeScalars.prefix(longestTitle).map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: " "
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  }

  /// Returns a title for a name, such as "Blog post" for `blogPost`.
  static func title(ofName name: String) -> String {
    let words = NameWords.of(name)
    let text = words.map { $0.allSatisfy(\.isUppercase) && $0.count > 1 ? $0 : $0.lowercased() }.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Returns the name of an SF Symbol for a tab.
  static func icon(_ name: String) -> String {
    let words = Set(NameWords.of(name).map { $0.lowercased() })
    return icons.first { words.contains($0.word) }?.symbol ?? "square"
  }

  private static let icons: [(word: String, symbol: String)] = [
    ("home", "house"), ("search", "magnifyingglass"), ("explore", "magnifyingglass"), ("settings", "gear"),
    ("profile", "person"), ("account", "person"), ("me", "person"), ("notifications", "bell"), ("inbox", "tray"),
    ("messages", "bubble"), ("chat", "bubble"), ("cart", "cart"), ("shop", "bag"), ("favorites", "heart"),
    ("saved", "bookmark"), ("bookmarks", "bookmark"), ("map", "map"), ("calendar", "calendar"), ("news", "newspaper"),
    ("feed", "list.bullet"), ("history", "clock"), ("more", "ellipsis"), ("reader", "book"), ("stats", "chart.bar"),
  ]

  /// Returns a name as a key of a mapping. Other parsers read `true` and `null` without quotes as values.
  static func key(_ name: String) -> String {
    ["true", "false", "null"].contains(name) ? "\"\(name)\"" : YAMLScalar.text(name)
  }
}
