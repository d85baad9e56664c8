import Foundation
import Showcase
import TestSupport
import Testing

typealias ShowcaseState = NavigationState<ShowcaseNavigation>
typealias ShowcaseRecorder = NavigationRecorder<ShowcaseNavigation>

extension Navigator<ShowcaseNavigation> {
  /// Moves the app to ``NavigationState/before`` with the commands that views use.
  func walk() {
    select(.home)
    push(.extraInfo)
    select(.settings)
    push(.about)
    push(.detail(id: "1"), in: .tab(.profile))
    push(.editProfile, in: .tab(.profile))
    present(cover: .preferences)
    select(.profile)
  }
}

extension ShowcaseState {
  /// A state with a screen on every stack and a modal screen.
  static let before = ShowcaseState(
    selectedTab: .profile,
    stacks: [.home: [.extraInfo], .profile: [.detail(id: "1"), .editProfile], .settings: [.about]],
    modals: [.cover(.preferences)])

  /// Returns the state with a different tab, stack of that tab, and modal screen.
  func after(
    _ tab: ShowcaseNavigation.Tab, _ stack: [ShowcaseNavigation.Route] = [], _ modal: Modal.Screen? = nil
  ) -> Self {
    var stacks = stacks
    stacks[tab] = stack
    return Self(selectedTab: tab, stacks: stacks, modals: modal.map { [Modal($0)] } ?? [])
  }
}
