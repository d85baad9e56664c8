// View controllers whose function for gates omits one gate.
// Target: ios17.0
// With: Gates/Notes.nav.yaml
// Expected: ^switch must be exhaustive$

import UIKit
import WaymarkNavigation
import WaymarkUI

struct NotesControllers: ScreenControllers {
  typealias Spec = NotesNavigation

  func tab(_ tab: Spec.Tab) -> UIViewController { UIViewController() }
  func route(_ route: Spec.Route) -> UIViewController { UIViewController() }
  func gate(_ gate: Spec.Gate) -> UIViewController {
    switch gate {
    case .welcome: UIViewController()
    }
  }
}
