// A property without a value where the superclass takes over, which only the passes over SIL find.
// Target: ios17.0
// Expected: ^property 'self\.navigation' not initialized at super\.init call$

import UIKit

@MainActor final class Coordinator: NSObject {
  let navigation: UINavigationController
  override init() { super.init() }
}
