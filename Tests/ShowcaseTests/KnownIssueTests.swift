import Showcase
import Testing

@Suite("What is wrong in the app")
struct KnownIssueTests {
  @Test("Showcase avoids each known issue of the original app", arguments: try Facts.all.get().knownIssues)
  func issue(_ row: Facts.KnownIssue) throws {
    switch row.kind {
    case "missing param":
      // An unmatched link changes neither the tab nor a stack.
      #expect(ShowcaseNavigation.resolve("myapp://home/detail") == .unmatched)
      #expect(ShowcaseNavigation.resolve("myapp://profile/detail") == .unmatched)
    case "scheme not checked":
      for url in ["other://home", "other://profile", "other://settings"] {
        #expect(ShowcaseNavigation.resolve(url) == .unmatched)
      }
    case "state leak":
      // A landing describes the complete change: the stack is emptied, and one modal is presented.
      let links = ["profile/modal", "profile/fullcover", "settings/modal", "settings/fullcover"]
      for link in links {
        guard case .landed(let landing) = ShowcaseNavigation.resolve("myapp://" + link) else {
          Issue.record("\(link) does not land")
          continue
        }
        #expect(landing.stackChange == .replace([]) && landing.modals.map(\.stack) == [[]])
      }
    case "same name, two presentations":
      // One route of the spec results in a case in each of the enums.
      #expect(ShowcaseNavigation.Route.editProfile.name == ShowcaseNavigation.Sheet.editProfile.name)
      #expect(ShowcaseNavigation.Route.about.name == ShowcaseNavigation.Sheet.about.name)
      #expect(ShowcaseNavigation.Route.preferences.name == ShowcaseNavigation.Cover.preferences.name)
      let detail = ShowcaseNavigation.Route.detail(id: "1")
      #expect(ShowcaseNavigation.Tab.allCases.filter(detail.isAllowed) == [.home, .profile])
    default:
      Issue.record("\(row.kind) has no test")
    }
  }
}
