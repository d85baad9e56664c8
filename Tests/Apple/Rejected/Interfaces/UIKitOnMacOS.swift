// UIKit, which macOS does not have.
// Target: macos14.0
// Expected: ^no such module 'UIKit'$|^Unable to resolve module dependency: 'UIKit'$

import UIKit
