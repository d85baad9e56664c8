// A view controller that is created off the main actor.
// Target: ios17.0
// Expected: ^call to main actor-isolated initializer 'init\(rootViewController:\)' in a synchronous nonisolated context$
// Expected: ^call to main actor-isolated initializer 'init\(\)' in a synchronous nonisolated context$

import UIKit

func controller() -> UINavigationController { UINavigationController(rootViewController: UIViewController()) }
