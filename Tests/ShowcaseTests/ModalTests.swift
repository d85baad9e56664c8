import Showcase
import Testing

@Suite("What the showcase presents")
@MainActor
struct ModalTests {
  typealias Navigation = ShowcaseNavigation
  typealias Modal = ShowcaseState.Modal
  typealias Screen = Modal.Screen

  let recorder = ShowcaseRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  nonisolated static let screens: [Screen] = [
    .sheet(.editProfile), .sheet(.about), .cover(.preferences), .cover(.editProfileFullScreen),
  ]

  /// Presents a screen over the only tab that allows it.
  private func present(_ screen: Screen) {
    navigator.select(screen.tabs[0])
    switch screen {
    case .sheet(let sheet): navigator.present(sheet: sheet)
    case .cover(let cover): navigator.present(cover: cover)
    }
  }

  @Test("The Showcase state has no sheet until the app presents a sheet")
  func sheets() {
    #expect(navigator.state.sheet == nil && navigator.sheet == nil)
    present(.sheet(.about))
    #expect(navigator.state == ShowcaseState(selectedTab: .settings, modals: [.sheet(.about)]))
    #expect(navigator.sheet != nil)
  }

  @Test("The navigator of Showcase has no cover until the app presents a cover")
  func covers() {
    #expect(navigator.state.cover == nil && navigator.cover == nil)
    present(.cover(.preferences))
    #expect(navigator.state == ShowcaseState(selectedTab: .settings, modals: [.cover(.preferences)]))
    #expect(navigator.cover != nil)
  }

  @Test(
    "The Showcase navigator returns the presented sheet as `sheet` and nil as `cover`",
    arguments: [Navigation.Sheet.editProfile, .about])
  func whichSheet(_ sheet: Navigation.Sheet) {
    present(.sheet(sheet))
    #expect(navigator.sheet == sheet && navigator.cover == nil)
  }

  @Test(
    "The Showcase navigator returns the presented cover as `cover` and nil as `sheet`",
    arguments: [Navigation.Cover.preferences, .editProfileFullScreen])
  func whichCover(_ cover: Navigation.Cover) {
    present(.cover(cover))
    #expect(navigator.cover == cover && navigator.sheet == nil)
  }

  @Test("A cover in Showcase dismisses the open sheet before the presentation")
  func one() {
    navigator.select(.settings)
    recorder.clear()
    navigator.present(sheet: .about)
    navigator.present(cover: .preferences)
    #expect(navigator.state == ShowcaseState(selectedTab: .settings, modals: [.cover(.preferences)]))
    #expect(
      recorder.events == [
        .presented(.sheet(.about)), .dismissed(.sheet(.about)), .presented(.cover(.preferences)),
      ])
  }

  @Test("A modal screen of a Showcase link appears only after the view of the previous modal has disappeared")
  func waiting() {
    let navigator = Navigator<Navigation>(storage: nil)
    navigator.host.start()
    navigator.select(.settings)
    navigator.present(sheet: .about)
    navigator.host.modalDidAppear(.sheet(.about))
    navigator.open("myapp://settings/fullcover")
    #expect(navigator.host.modals.isEmpty)
    navigator.host.modalDidDismiss(.sheet(.about))
    #expect(navigator.host.modals.map(\.screen) == [.cover(.preferences)])
    #expect(navigator.state == ShowcaseState(selectedTab: .settings, modals: [.cover(.preferences)]))
  }

  @Test("Showcase pushes or presents the profile editor, depending on the link or the command")
  func presentations() {
    navigator.open("myapp://profile/edit")
    #expect(navigator.state == ShowcaseState(selectedTab: .profile, stacks: [.profile: [.editProfile]]))
    navigator.open("myapp://profile/modal")
    #expect(navigator.state == ShowcaseState(selectedTab: .profile, modals: [.sheet(.editProfile)]))
    navigator.dismiss()
    navigator.push(.editProfile)
    navigator.present(sheet: .editProfile)
    #expect(
      navigator.state
        == ShowcaseState(
          selectedTab: .profile, stacks: [.profile: [.editProfile]], modals: [.sheet(.editProfile)]))
  }

  @Test("A modal screen in Showcase leaves the selected tab and all stacks unchanged", arguments: screens)
  func over(_ screen: Screen) {
    navigator.push(.detail(id: "1"), in: .tab(.profile))
    navigator.push(.about, in: .tab(.settings))
    present(screen)
    #expect(
      navigator.state
        == ShowcaseState(
          selectedTab: screen.tabs[0], stacks: [.profile: [.detail(id: "1")], .settings: [.about]],
          modals: [Modal(screen)]))
  }

  @Test("Showcase rejects a modal screen over each tab that its `in` does not list", arguments: screens)
  func elsewhere(_ screen: Screen) {
    let tabs = Navigation.Tab.allCases.filter { !screen.tabs.contains($0) }
    #expect(tabs.count == 2)
    for tab in tabs {
      navigator.select(tab)
      switch screen {
      case .sheet(let sheet):
        #expect(navigator.present(sheet: sheet) == CommandOutcome(NavigationError.cannotPresent(screen, over: tab)))
      case .cover(let cover):
        #expect(navigator.present(cover: cover) == CommandOutcome(NavigationError.cannotPresent(screen, over: tab)))
      }
      #expect(navigator.state == ShowcaseState(selectedTab: tab))
    }
  }

  @Test("The command `dismiss` of the Showcase navigator dismisses any sheet or cover", arguments: screens)
  func dismissal(_ screen: Screen) {
    present(screen)
    recorder.clear()
    navigator.dismiss()
    #expect(navigator.state == ShowcaseState(selectedTab: screen.tabs[0]))
    #expect(recorder.events == [.dismissed(screen)])
  }

  @Test("A dismissal without a modal screen in Showcase changes nothing and reports no event")
  func nothing() {
    navigator.dismiss()
    #expect(navigator.state == ShowcaseState() && recorder.events.isEmpty)
  }
}
