import Showcase
import Testing

@Suite("The facts of the showcase")
struct FactsTests {
  @Test("The Showcase facts file has the expected numbers of rows and columns")
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

  @Test("Showcase reads the host of a custom scheme as the first segment of the path")
  func hosts() throws {
    #expect(try matching.get().customSchemeHostIsFirstSegment)
    for url in ["myapp://settings/about", "myapp:///settings/about", "myapp:/settings/about", "myapp:settings/about"] {
      #expect(ShowcaseNavigation.resolve(url) == .landed(Landing(tab: .settings, stack: [.about])))
    }
  }

  @Test("A URL with an undeclared scheme is unmatched in Showcase, unlike in the original app")
  func schemes() throws {
    #expect(try !matching.get().schemeChecked)
    #expect(ShowcaseNavigation.resolve("other://settings/about") == .unmatched)
    #expect(ShowcaseNavigation.resolve("https://settings/about") == .unmatched)
  }

  @Test("Extra segments make a Showcase URL unmatched, unlike in the original app")
  func extraSegments() throws {
    #expect(try matching.get().extraSegments == "ignored")
    for row in try Facts.all.get().testCases {
      #expect(ShowcaseNavigation.resolve(row.url + "/x/y") == .unmatched)
    }
  }

  @Test(
    "An unknown path below a Showcase tab is unmatched, although the original app resets the tab",
    arguments: ["home", "profile", "settings"])
  func subpaths(_ tab: String) throws {
    #expect(try matching.get().unknownSubpath == "tab selected, its stack reset")
    #expect(ShowcaseNavigation.resolve("myapp://\(tab)/unknown") == .unmatched)
  }

  @Test("A URL with an unknown first segment is unmatched in Showcase")
  func otherHosts() throws {
    #expect(try matching.get().unknownHost == "ignored")
    #expect(ShowcaseNavigation.resolve("myapp://nope") == .unmatched)
    #expect(ShowcaseNavigation.resolve("myapp://nope/detail/1") == .unmatched)
  }

  @Test("Showcase accepts an uppercase scheme and host, but no uppercase path segment")
  func upperCase() {
    #expect(
      ShowcaseNavigation.resolve("MYAPP://HOME/detail/A") == .landed(Landing(tab: .home, stack: [.detail(id: "A")])))
    #expect(ShowcaseNavigation.resolve("myapp://home/DETAIL/A") == .unmatched)
  }
}
