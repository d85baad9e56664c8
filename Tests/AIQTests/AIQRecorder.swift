import AIQ
import Foundation

typealias AIQRecorder = NavigationRecorder<AIQNavigation>

extension NavigationRecorder where Spec == AIQNavigation {
  /// A recorder for an app whose server has each result that it is asked for.
  convenience init(conditions: Set<Spec.Condition> = [.signedIn], storage: (any NavigationStorage)? = nil) {
    self.init(conditions: conditions, storage: storage) { link, _ in
      switch link {
      case .openResults(let id): .landing(Landing(stack: [.testDetail(result: TestResult(id: id, iqScore: 100))]))
      }
    }
  }
}

extension Navigator {
  /// Follows a URL that is known to be one.
  @discardableResult
  func open(_ url: String) -> LinkEvent<Spec> { open(URL(string: url)!) }
}
