import Everything
import WaymarkNavigation

/// The reports of views, and the presentations of the app.
extension ReferenceNavigator {
  private var wanted: [ReferenceState.Screen] { state.modals.map(\.screen) }

  mutating func modalDidAppear(_ screen: ReferenceState.Screen) {
    guard presentation.appear(screen) else { return }
    presentation.settle(for: wanted)
    keep()
  }

  mutating func modalDidDismiss(_ screen: ReferenceState.Screen) {
    switch presentation.disappear(screen) {
    case true?: become(state, bringingBack: wantedTab)
    case false?: dismiss(screen)
    case nil: break
    }
    presentation.retry()
  }

  mutating func setSceneActive(_ isActive: Bool) {
    isSceneActive = isActive
    if isActive { presentation.retry() }
  }

  /// Lets the oldest timers fire.
  mutating func letTimePass(_ count: Int) {
    for _ in 0..<min(count, presentation.timers.count) {
      switch presentation.lapse(hasObstacle: !isSceneActive || !presentationsOfApp.isEmpty) {
      case .appearance(let screen, let isLast)?:
        tell(.unconfirmed(screen.screen))
        guard isLast else { continue }
        tell(.notPresented(screen.screen))
        dismiss(screen)
      case .disappearance(let screen)?:
        tell(.dismissalUnconfirmed(screen.screen))
        presentation.settle(for: wanted)
      case nil: break
      }
    }
  }

  mutating func beginPresentation(_ number: Int, ends: Bool) {
    presentationsOfApp.append((number, ends))
    followHeld()
  }

  mutating func endPresentation(_ number: Int) {
    guard let index = presentationsOfApp.firstIndex(where: { $0.number == number }) else { return }
    presentationsOfApp.remove(at: index)
    followHeld()
    presentation.retry()
  }

  /// Dismisses the presentations of the app, the latest first, if the command has asked for it.
  mutating func finish() {
    guard dismissesPresentations else { return }
    dismissesPresentations = false
    for presentation in presentationsOfApp.reversed() where presentation.ends {
      endPresentation(presentation.number)
      finish()
    }
  }
}
