import Foundation
import Observation
import WaymarkNavigation

/// One run of the flow. The app presents a sheet while the value exists.
@MainActor
final class ReturnFlow: Identifiable {
  /// The flow saves nothing, so each run starts at the beginning.
  let navigator = Navigator<ReturnsNavigation>(storage: nil)

  /// Starts at the first step.
  init() {}

  /// Starts with the books of an order.
  init(order: Int) { navigator.push(.books(order: order)) }

  /// Starts where a link leads, or returns `nil` if the URL is no link of the flow.
  init?(_ url: URL) {
    guard navigator.handle(url) else { return nil }
  }
}
