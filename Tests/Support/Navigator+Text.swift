import Foundation
import WaymarkNavigation

extension Navigator {
  /// Opens a URL that is known to be valid.
  @discardableResult
  package func open(_ url: String) -> LinkOutcome { open(URL(string: url)!) }
}
