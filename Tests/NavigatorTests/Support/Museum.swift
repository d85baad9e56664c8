import Everything
import TestSupport
import WaymarkNavigation

typealias Museum = MuseumNavigation

/// A recorder for the spec `Everything`, which uses every construct of the language.
typealias MuseumRecorder = NavigationRecorder<Museum>

extension NavigationRecorder where Spec == Museum {
  /// Creates a recorder whose app answers every link with a landing on work 1.
  convenience init(conditions: Set<Museum.Condition> = []) {
    self.init(conditions: conditions) { _, _ in .landing(Landing(stack: [.work(id: 1)])) }
  }
}
