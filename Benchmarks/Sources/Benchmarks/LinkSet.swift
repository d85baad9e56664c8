/// A spec and URLs for its links.
struct LinkSet {
  let name: String
  let count: Int
  /// The files of the spec, with the root file first.
  let files: [(path: String, yaml: String)]
  /// Returns a URL of a link, with the value in place of a capture.
  let url: (_ link: Int, _ value: Int) -> String
  /// Returns a URL that no link matches, because its end differs.
  let miss: (_ value: Int) -> String

  /// Returns URLs of a kind, which are the same in every run.
  func urls(_ pick: Pick) -> [String] {
    var random = Random()
    return (0..<1_024).map { _ in
      let value = random.next(below: 99_999) + 1
      return switch pick {
      case .random: url(random.next(below: count), value)
      case .first: url(0, value)
      case .last: url(count - 1, value)
      case .miss: miss(value)
      }
    }
  }

  /// A choice of links.
  enum Pick: String, CaseIterable {
    case random, first, last, miss
  }
}

/// Knuth's linear congruential generator, which returns the same numbers on every platform.
struct Random {
  private var state: UInt64 = 42

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}

extension LinkSet {
  /// Returns links that capture nothing, an `Int`, a `String`, and both, in turn.
  static func mixed(_ count: Int) -> LinkSet {
    let spec = RoutesSpec(routes: count)
    return LinkSet(name: "mixed", count: count, files: spec.files, url: spec.url) { value in
      "https://example.com/section\((count - 1) / 10)/item/\(value)/nothing"
    }
  }

  /// Returns a set for each kind of link with a distinct cost.
  static func kinds(_ count: Int) -> [LinkSet] {
    [
      of("Int", "/section#/item/{id}/detail@", count) { section, detail, value in
        "/section\(section)/item/\(value)/detail\(detail)"
      },
      of("String", "/section#/tag/{slug}/detail@", count) { section, detail, value in
        "/section\(section)/tag/word-\(value)/detail\(detail)"
      },
      mixed(count),
      of("query", "/section#/list@?page={id}&ref={slug?}", count) { section, detail, value in
        "/section\(section)/list\(detail)?ref=mail&page=\(value)"
      },
      of("escapes", "/section#/tag/{slug}/detail@", count) { section, detail, value in
        "/section\(section)/tag/caf%C3%A9%20\(value)/detail\(detail)"
      },
      of("not canonical", "/section#/tag/{slug}/detail@", count) { section, detail, value in
        "/section\(section)/tag/caf%c3%a9%20\(value)/detail\(detail)"
      },
      of("backtracking", "/section#/{slug}/item@\n/section#/all/{id}/new@", count) { section, detail, _ in
        "/section\(section)/all/item\(detail)"
      },
    ]
  }

  /// Returns links of one kind, in sections of ten.
  ///
  /// `#` is replaced by the section, and `@` by the position in the section. If the pattern has several lines, the URLs
  /// use the first line.
  private static func of(
    _ name: String, _ pattern: String, _ count: Int, path: @escaping (Int, Int, Int) -> String
  ) -> LinkSet {
    let patterns = pattern.split(separator: "\n").map(String.init)
    var yaml = """
      waymark: 1
      app: Example
      origins: { web: { hosts: [example.com, www.example.com] }, app: { schemes: [example] } }
      tabs: { main: { title: Main, icon: star } }
      routes:

      """
    // A route has up to a hundred links.
    for start in stride(from: 0, to: count, by: 100) {
      yaml += "  r\(start):\n    params: { id: 'Int?', slug: 'String?' }\n    links:\n"
      for pattern in patterns {
        for link in start..<min(start + 100, count) {
          let text = pattern.replacing("#", with: "\(link / 10)").replacing("@", with: "\(link % 10)")
          yaml += "      - \"\(text)\"\n"
        }
      }
    }
    return LinkSet(
      name: name, count: count, files: [("App.nav.yaml", yaml)],
      url: { link, value in "https://example.com" + path(link / 10, link % 10, value) },
      miss: { value in "https://example.com/section\((count - 1) / 10)/item/\(value)/nothing" })
  }
}
