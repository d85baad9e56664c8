// A view controller without the initializer that UIKit requires.
// Target: ios17.0
// Expected: ^'required' initializer 'init\(coder:\)' must be provided by subclass of 'UIViewController'$

import UIKit

final class FruitController: UIViewController {
  let name: String
  init(name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
}
