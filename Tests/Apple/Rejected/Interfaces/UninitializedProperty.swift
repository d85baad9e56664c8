// A property without a value at the call of `super.init`. Only the SIL passes report this error.
// Target: ios17.0
// Expected: ^property 'self\.navigation' not initialized at super\.init call$

import UIKit

@MainActor final class Coordinator: NSObject {
  let navigation: UINavigationController
  override init() { super.init() }
}
