import Foundation
import WaymarkNavigation

extension Navigator {
  /// Follows a URL that is known to be one.
  @discardableResult
  package func open(_ url: String) -> LinkOutcome { open(URL(string: url)!) }
}
