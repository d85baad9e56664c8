import Everything
import TestSupport
import WaymarkNavigation

typealias Museum = MuseumNavigation

/// Flows, windows, features, tab arguments, conditions, links for the app: the spec that has every construct.
typealias MuseumRecorder = NavigationRecorder<Museum>

extension NavigationRecorder where Spec == Museum {
  /// A recorder whose app answers every link with a landing on the work 1.
  convenience init(conditions: Set<Museum.Condition> = []) {
    self.init(conditions: conditions) { _, _ in .landing(Landing(stack: [.work(id: 1)])) }
  }
}

extension Navigator {
  /// The view of what the state presents has come.
  func viewDidAppear() { state.modal.map { host.modalDidAppear($0.screen) } }
}
