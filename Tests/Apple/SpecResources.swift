// What SwiftPM generates for a target with resources, as far as the compiler is concerned. Before Swift 6.3.2 it did without
// `nonisolated`, so that nonisolated code of a target with default MainActor isolation could not use it.

import Foundation

extension Foundation.Bundle {
  static nonisolated let module: Bundle = { Bundle.main }()
}
