// The accessor that SwiftPM generates for a target with resources, as far as the type check needs it. Before Swift
// 6.3.2, SwiftPM generated the accessor without `nonisolated`. Nonisolated code in a target with default MainActor
// isolation could not use that accessor.

import Foundation

extension Foundation.Bundle {
  static nonisolated let module: Bundle = { Bundle.main }()
}
