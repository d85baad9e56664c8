/// Drawings for icons of screens.
///
/// A page can't show SF Symbols, so a similar drawing represents the common symbols.
enum MapIcon {
  /// Returns the `d` attribute of a drawing in a square of 24 points.
  static func path(of screen: AppMap.Screen) -> String {
    switch screen.kind {
    case .resolvedLink: return path("link")
    case .tab: return path(screen.icon ?? "")
    case .route, .redirects:
      switch screen.presentations.first {
      case "sheet": return "M4 8 a4 4 0 0 1 4-4 h8 a4 4 0 0 1 4 4 v13 H4 z M10 8 h4"
      case "cover": return "M5 3 h14 v18 H5 z M9 12 h6 M12 9 v6"
      case "window": return "M3 5 h18 v14 H3 z M3 9 h18 M6 7 h.01"
      default: return "M9 5 l7 7 -7 7"
      }
    }
  }

  /// Returns the drawing for the name of a symbol, which can have modifiers such as `.fill`.
  private static func path(_ symbol: String) -> String {
    let words = Set(symbol.split(separator: ".").map(String.init))
    return drawings.first { !words.isDisjoint(with: $0.words) }?.path ?? "M12 4 a8 8 0 1 0 .01 0 z"
  }

  private static let drawings: [(words: Set<String>, path: String)] = [
    (["house", "home"], "M4 11 l8-7 8 7 v9 h-5 v-6 h-6 v6 H4 z"),
    (["gear", "gearshape", "slider", "wrench"], "M4 7 h9 M17 7 h3 M15 5 v4 M4 17 h3 M11 17 h9 M9 15 v4"),
    (["person", "people"], "M12 12 a4 4 0 1 0 -.01 0 z M4 21 a8 8 0 0 1 16 0"),
    (["magnifyingglass"], "M11 4 a7 7 0 1 0 .01 0 z M16 16 l4.5 4.5"),
    (["heart"], "M12 20 l-7-7 a4.5 4.5 0 0 1 7-6 a4.5 4.5 0 0 1 7 6 z"),
    (["star"], "M12 3 l2.7 5.8 6.3.8 -4.6 4.4 1.2 6.3 -5.6-3.1 -5.6 3.1 1.2-6.3 -4.6-4.4 6.3-.8 z"),
    (["bell"], "M6 17 V11 a6 6 0 0 1 12 0 v6 l2 1 H4 z M10 21 h4"),
    (["cart", "bag", "basket", "creditcard"], "M3 4 h3 l2 11 h10 l2-8 H7 M9 20 h.01 M17 20 h.01"),
    (
      ["map", "location", "mappin", "globe"],
      "M12 21 c-5-6-7-8-7-11 a7 7 0 0 1 14 0 c0 3-2 5-7 11 z M12 8 a2 2 0 1 0 .01 0 z"
    ),
    (["list", "text", "doc", "newspaper", "book", "books"], "M5 3 h14 v18 H5 z M8 8 h8 M8 12 h8 M8 16 h5"),
    (["square", "rectangle", "grid"], "M4 4 h7 v7 H4 z M13 4 h7 v7 h-7 z M4 13 h7 v7 H4 z M13 13 h7 v7 h-7 z"),
    (["chart", "waveform"], "M4 20 V4 M4 20 h16 M8 16 v-4 M12 16 V8 M16 16 v-6"),
    (["clock", "timer", "calendar"], "M12 4 a8 8 0 1 0 .01 0 z M12 8 v4 l3 2"),
    (["envelope", "tray", "message", "bubble", "paperplane", "at"], "M3 6 h18 v12 H3 z M3 7 l9 6 9-6"),
    (["bookmark", "tag"], "M6 3 h12 v18 l-6-5 -6 5 z"),
    (["camera", "photo", "video", "play", "film"], "M3 6 h18 v13 H3 z M10 9.5 l5 3 -5 3 z"),
    (
      ["music", "headphones", "speaker", "mic"],
      "M9 18 V5 l10-2 v13 M6.5 15.5 a2.5 2.5 0 1 0 .01 0 z M16.5 13.5 a2.5 2.5 0 1 0 .01 0 z"
    ),
    (["plus", "ellipsis", "pencil"], "M12 4 v16 M4 12 h16"),
    (["link"], "M10 14 a4 4 0 0 1 0-6 l3-3 a4 4 0 0 1 6 6 l-2 2 M14 10 a4 4 0 0 1 0 6 l-3 3 a4 4 0 0 1 -6-6 l2-2"),
    (
      ["pawprint", "leaf", "cross", "stethoscope"],
      "M12 12 a4 4 0 0 1 4 5 c0 3-8 3-8 0 a4 4 0 0 1 4-5 z M6 9 v1 M10 5 v2 M14 5 v2 M18 9 v1"
    ),
  ]
}
