import Foundation
import Reader
import Testing

@Suite("Known issues in Reader")
struct KnownIssueTests {
  @Test("Reader avoids each known issue of the original app", arguments: try Facts.all.get().knownIssues)
  func issue(_ row: Facts.KnownIssue) throws {
    switch row.kind {
    case "same id, different sheets":
      #expect(Set(Screens.editors.map(\.id)).count == 8)
      #expect(Set(Screens.settings.map(\.id)).count == 4)
      #expect(Set(Screens.sheets.map(\.id)).count == Screens.sheets.count)
      // Two sheets of the same kind differ if their arguments differ.
      #expect(
        Navigation.Sheet.editor(.newStatusEditor(visibility: .pub))
          != .editor(.newStatusEditor(visibility: .direct)))
    case "unstable raw id":
      for tab in Navigation.Tab.allCases { #expect(Navigation.Tab(rawValue: tab.rawValue) == tab) }
      let filter = Navigation.Route.filteredTimeline(filter: TimelineFilter(id: "tag:swift", title: "#swift"))
      #expect(filter == .filteredTimeline(filter: TimelineFilter(id: "tag:swift", title: "Swift")))
      #expect(filter != .filteredTimeline(filter: TimelineFilter(id: "tag:linux", title: "#swift")))
      let data = try JSONEncoder().encode(filter)
      #expect(String(decoding: data, as: UTF8.self).contains("tag:swift"))
    case "over-wide pattern":
      for path in ["/media/1010384", "/a/b/1010384", "/1010384", "/tags", "/tag"] {
        guard case .app(.openInBrowser, _) = Navigation.resolve("https://mastodon.social" + path) else {
          Issue.record("\(path) is taken for something that it is not")
          continue
        }
      }
    case "two entry points, two tables":
      for path in ["/status/1010384", "/@dimillian", "/tags/swift", "/about"] {
        let url = "https://mastodon.online" + path
        #expect(Navigation.resolve("icecubesapp://mastodon.online" + path) == .redirected(to: url))
        #expect(Navigation.resolve(url) != .unmatched)
      }
    case "case order vs raw":
      let order = Navigation.Tab.allCases
      let metrics = try #require(order.firstIndex(of: .metrics))
      let post = try #require(order.firstIndex(of: .post))
      #expect(metrics < post)
      #expect(Navigation.Tab.metrics.rawValue == 17 && Navigation.Tab.post.rawValue == 13)
    default:
      Issue.record("\(row.kind) has no test")
    }
  }
}
