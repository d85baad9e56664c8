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

  @Test("A link to a walk in Showcase replaces the stack of the Home tab and keeps the other stacks")
  func walk() throws {
    navigator.push(.extraInfo)
    navigator.push(.about, in: .tab(.settings))
    try open("myapp://home/detail/123")
    #expect(navigator.state == NavigationState(stacks: [.home: [.detail(id: "123")], .settings: [.about]]))
  }

  @Test("A link to the profile editor in Showcase selects the Profile tab and presents the sheet")
  func sheet() throws {
    try open("myapp://profile/modal")
    #expect(navigator.selection == .profile)
    #expect(navigator.sheet == .editProfile)
    #expect(recorder.plainEvents.compactMap(\.screenName) == ["profile", "editProfile"])
  }

  @Test("Showcase dismisses its sheet when a link pushes a screen")
  func sheetInTheWay() throws {
    navigator.select(.settings)
    navigator.present(sheet: .about)
    try open("myapp://settings/preferences")
    #expect(navigator.state == NavigationState(selectedTab: .settings, stacks: [.settings: [.preferences]]))
  }

  @Test("An unmatched link leaves the state of Showcase unchanged")
  func nowhere() throws {
    navigator.push(.detail(id: "123"))
    let state = navigator.state
    try open("myapp://nowhere")
    #expect(navigator.state == state)
    #expect(recorder.plainEvents.last == .link(.unmatched, url: "myapp://nowhere"))
  }

  @Test("A link that launches Showcase takes effect when the views are ready")
  func coldStart() throws {
    let navigator = Navigator<ShowcaseNavigation>(storage: nil)
    navigator.open(try #require(URL(string: "myapp://settings/fullcover")))
    #expect(navigator.state == NavigationState())
    navigator.host.start()
    #expect(navigator.state == NavigationState(selectedTab: .settings, modals: [.cover(.preferences)]))
  }
}
