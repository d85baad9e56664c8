import Foundation
import Testing
import WaymarkNavigation

@testable import Showcase

/// Tests of the effect of links on the user's current state. WaymarkLinkTests generates separate tests of the spec's
/// `examples`.
@MainActor
@Suite("A link")
struct LinkTests {
  private let recorder = NavigationRecorder<ShowcaseNavigation>()
  private var navigator: Navigator<ShowcaseNavigation> { recorder.navigator }

  private func open(_ url: String) throws {
    navigator.open(try #require(URL(string: url)))
  }

  @Test("to a walk shows it in place of what was on the stack, and leaves the other tabs as they were")
  func walk() throws {
    navigator.push(.extraInfo)
    navigator.push(.about, in: .tab(.settings))
    try open("myapp://home/detail/123")
    #expect(navigator.state == NavigationState(stacks: [.home: [.detail(id: "123")], .settings: [.about]]))
  }

  @Test("to a sheet selects its tab and presents it")
  func sheet() throws {
    try open("myapp://profile/modal")
    #expect(navigator.selection == .profile)
    #expect(navigator.sheet == .editProfile)
    #expect(recorder.events.compactMap(\.screenName) == ["profile", "editProfile"])
  }

  @Test("to a screen that is pushed takes away the sheet that would cover it")
  func sheetInTheWay() throws {
    navigator.present(sheet: .about)
    try open("myapp://settings/preferences")
    #expect(navigator.state == NavigationState(selectedTab: .settings, stacks: [.settings: [.preferences]]))
  }

  @Test("that leads nowhere changes nothing")
  func nowhere() throws {
    navigator.push(.detail(id: "123"))
    let state = navigator.state
    try open("myapp://nowhere")
    #expect(navigator.state == state)
    #expect(recorder.events.last == .link(.unmatched, url: "myapp://nowhere"))
  }

  @Test("that starts the app waits for its views")
  func coldStart() throws {
    let navigator = Navigator<ShowcaseNavigation>(storage: nil)
    navigator.open(try #require(URL(string: "myapp://settings/fullcover")))
    #expect(navigator.state == NavigationState())
    navigator.host.start()
    #expect(navigator.state == NavigationState(selectedTab: .settings, modals: [.cover(.preferences)]))
  }
}
