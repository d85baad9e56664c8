import Showcase
import Testing

@Suite("The facts of the showcase")
struct FactsTests {
  @Test("are tried to the last row")
  func rows() throws {
    // A new row or key must be added here.
    #expect(
      try Facts.file.counts == [
        "app": 1, "matching": 5, "tabs": 3, "routes": 10, "enums": 6, "link_patterns": 13, "test_cases": 13,
        "derived_cases": 4, "known_issues": 4,
      ])
    #expect(try Facts.file.columns.count == 34)
  }
}

/// A comparison of the general rules of the app's handler with the rules of the spec.
@Suite("A URL of the showcase")
struct MatchingTests {
  private let matching = Result { try Facts.all.get().matching }

  @Test("has its first segment where others have a host: custom_scheme_host_is_first_segment")
  func hosts() throws {
    #expect(try matching.get().customSchemeHostIsFirstSegment)
    for url in ["myapp://settings/about", "myapp:///settings/about", "myapp:/settings/about", "myapp:settings/about"] {
      #expect(ShowcaseNavigation.resolve(url) == .landed(Landing(tab: .settings, stack: [.about])))
    }
  }

  @Test("is one of a scheme that the spec has, which the handler does not check: scheme_checked")
  func schemes() throws {
    #expect(try !matching.get().schemeChecked)
    #expect(ShowcaseNavigation.resolve("other://settings/about") == .unmatched)
    #expect(ShowcaseNavigation.resolve("https://settings/about") == .unmatched)
  }

  @Test("with more segments than a pattern is unmatched, which the handler passes over: extra_segments")
  func extraSegments() throws {
    #expect(try matching.get().extraSegments == "ignored")
    for row in try Facts.all.get().testCases {
      #expect(ShowcaseNavigation.resolve(row.url + "/x/y") == .unmatched)
    }
  }

  @Test(
    "that no pattern has is unmatched, for which the handler resets a tab: unknown_subpath",
    arguments: ["home", "profile", "settings"])
  func subpaths(_ tab: String) throws {
    #expect(try matching.get().unknownSubpath == "tab selected, its stack reset")
    #expect(ShowcaseNavigation.resolve("myapp://\(tab)/unknown") == .unmatched)
  }

  @Test("of another host does nothing: unknown_host")
  func otherHosts() throws {
    #expect(try matching.get().unknownHost == "ignored")
    #expect(ShowcaseNavigation.resolve("myapp://nope") == .unmatched)
    #expect(ShowcaseNavigation.resolve("myapp://nope/detail/1") == .unmatched)
  }

  @Test("in upper case leads to the tab, which the handler passes over")
  func upperCase() {
    #expect(
      ShowcaseNavigation.resolve("MYAPP://HOME/detail/A") == .landed(Landing(tab: .home, stack: [.detail(id: "A")])))
    #expect(ShowcaseNavigation.resolve("myapp://home/DETAIL/A") == .unmatched)
  }
}
