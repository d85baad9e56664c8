import Foundation
import Showcase
import Testing

@Suite("An opened link of the showcase")
@MainActor
struct OpenedLinkTests {
  let recorder = ShowcaseRecorder()
  var navigator: Navigator<ShowcaseNavigation> { recorder.navigator }

  /// Returns the state after one of the app's links, or `nil` for any other URL.
  private func after(_ url: String, _ state: ShowcaseState) -> ShowcaseState? {
    switch url {
    case "myapp://home": state.after(.home)
    case "myapp://home/detail/123": state.after(.home, [.detail(id: "123")])
    case "myapp://home/extraInfo": state.after(.home, [.extraInfo])
    case "myapp://profile": state.after(.profile)
    case "myapp://profile/detail/456": state.after(.profile, [.detail(id: "456")])
    case "myapp://profile/edit": state.after(.profile, [.editProfile])
    case "myapp://profile/modal": state.after(.profile, [], .sheet(.editProfile))
    case "myapp://profile/fullcover": state.after(.profile, [], .cover(.editProfileFullScreen))
    case "myapp://settings": state.after(.settings)
    case "myapp://settings/about": state.after(.settings, [.about])
    case "myapp://settings/preferences": state.after(.settings, [.preferences])
    case "myapp://settings/modal": state.after(.settings, [], .sheet(.about))
    case "myapp://settings/fullcover": state.after(.settings, [], .cover(.preferences))
    default: nil
    }
  }

  @Test(
    "Each opened Showcase link replaces the selected tab, the stack of the tab, and the modal screen",
    arguments: try Facts.all.get().testCases)
  func states(_ row: Facts.TestCase) throws {
    navigator.walk()
    #expect(navigator.state == .before)
    guard case .opened = navigator.open(row.url) else {
      Issue.record("\(row.url) does not land")
      return
    }
    let state = navigator.state
    #expect(try state == #require(after(row.url, .before)))
    // The same state is compared in the notation of the facts.
    #expect(state.selectedTab.name == row.expected.tab)
    #expect(state[stack: .tab(state.selectedTab)].map(\.note) == row.expected.stack)
    #expect(state.sheet?.note == row.expected.sheet)
    #expect(state.cover?.note == row.expected.cover)
  }

  @Test(
    "A link that starts Showcase is pending until the first view appears, and then opens its screen",
    arguments: try Facts.all.get().testCases)
  func start(_ row: Facts.TestCase) throws {
    let navigator = Navigator<ShowcaseNavigation>(storage: nil)
    #expect(navigator.open(row.url) == .pending)
    #expect(navigator.state == ShowcaseState())
    navigator.host.start()
    #expect(try navigator.state == #require(after(row.url, ShowcaseState())))
    #expect(navigator.pendingLink == nil)
  }

  @Test("Opening the URL of a Showcase destination shows the same destination", arguments: PrintingTests.places.indices)
  func screens(_ index: Int) throws {
    let (_, url, destination) = PrintingTests.places[index]
    navigator.walk()
    navigator.open(try #require(url))
    let state = navigator.state
    let seen =
      state.sheet?._destination ?? state.cover?._destination
      ?? state[stack: .tab(state.selectedTab)].last?._destination ?? state.selectedTab._destination
    #expect(seen == destination)
  }

  @Test("A second Showcase link replaces the screen of the first link")
  func replacing() {
    navigator.open("myapp://home/detail/123")
    navigator.open("myapp://home/detail/456")
    #expect(navigator.state == ShowcaseState(stacks: [.home: [.detail(id: "456")]]))
    navigator.open("myapp://profile/fullcover")
    navigator.open("myapp://settings/modal")
    #expect(
      navigator.state
        == ShowcaseState(
          selectedTab: .settings, stacks: [.home: [.detail(id: "456")]], modals: [.sheet(.about)]))
  }

  @Test("Opening a Showcase link leaves the stacks of the other tabs unchanged")
  func otherTabs() {
    navigator.walk()
    navigator.open("myapp://settings/preferences")
    #expect(navigator.state[stack: .tab(.home)] == [.extraInfo])
    #expect(navigator.state[stack: .tab(.profile)] == [.detail(id: "1"), .editProfile])
  }

  @Test(
    "A Showcase link to a modal screen reports the link, the switch of tabs, and the presentation in this order",
    arguments: ["profile/modal", "profile/fullcover"])
  func events(_ path: String) throws {
    navigator.open("myapp://settings/about")
    recorder.clear()
    navigator.open("myapp://" + path)
    let screen = try #require(navigator.state.modal?.screen)
    let landing = Landing<ShowcaseNavigation>(
      tab: .profile, stack: [],
      modals: [screen == .sheet(.editProfile) ? .sheet(.editProfile) : .cover(.editProfileFullScreen)])
    #expect(
      recorder.plainEvents == [
        .link(.opened(landing), url: "myapp://" + path), .selected(.profile, from: .settings), .presented(screen),
      ])
  }

  @Test(
    "An unmatched Showcase link changes nothing and reports one event",
    arguments: [
      "myapp://nope", "myapp://nope/detail/1", "myapp://home/unknown", "myapp://profile/unknown",
      "myapp://settings/unknown", "myapp://home/detail", "myapp://profile/detail", "myapp://home/detail/123/x",
      "other://home", "https://home/detail/123",
    ])
  func unmatched(_ url: String) {
    navigator.walk()
    recorder.clear()
    #expect(navigator.open(url) == .unmatched)
    #expect(navigator.state == .before)
    #expect(recorder.plainEvents == [.link(.unmatched, url: url)])
  }

  @Test("A Showcase link with dot segments or empty segments is rejected and changes nothing")
  func refused() {
    navigator.walk()
    #expect(navigator.open("myapp://home/../settings") == .rejected)
    #expect(navigator.open("myapp://home//detail/123") == .rejected)
    #expect(navigator.state == .before)
  }
}
