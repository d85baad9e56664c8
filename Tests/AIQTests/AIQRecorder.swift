import AIQ
import Foundation
import TestSupport

typealias AIQRecorder = NavigationRecorder<AIQNavigation>

extension NavigationRecorder where Spec == AIQNavigation {
  /// Creates a recorder for an app whose server has every requested result.
  convenience init(conditions: Set<Spec.Condition> = [.signedIn], storage: (any NavigationStorage)? = nil) {
    self.init(conditions: conditions, storage: storage) { link, _ in
      switch link {
      case .openResults(let id): .landing(Landing(stack: [.testDetail(result: TestResult(id: id, iqScore: 100))]))
      }
    }
  }
}
