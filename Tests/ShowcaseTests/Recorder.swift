import Foundation
import Showcase
import TestSupport
import Testing

typealias ShowcaseState = NavigationState<ShowcaseNavigation>
typealias ShowcaseRecorder = NavigationRecorder<ShowcaseNavigation>

extension Navigator<ShowcaseNavigation> {
  /// Takes the user to ``NavigationState/before``, with nothing but what an app's views do.
  func walk() {
    select(.home)
    push(.extraInfo)
    select(.settings)
    push(.about)
    select(.profile)
    push(.detail(id: "1"))
    push(.editProfile)
    present(cover: .preferences)
  }
}

extension ShowcaseState {
  /// Something is on every stack, and over them.
  static let before = ShowcaseState(
    selectedTab: .profile,
    stacks: [.home: [.extraInfo], .profile: [.detail(id: "1"), .editProfile], .settings: [.about]],
    modal: Modal(.cover(.preferences)))

  /// The state with another tab, another stack of that tab and another modal.
  func after(
    _ tab: ShowcaseNavigation.Tab, _ stack: [ShowcaseNavigation.Route] = [], _ modal: Modal.Screen? = nil
  ) -> Self {
    var stacks = stacks
    stacks[tab] = stack
    return Self(selectedTab: tab, stacks: stacks, modal: modal.map { Modal($0) })
  }
}
