// View controllers without a function for gates, although the spec has gates.
// Target: visionos1.0
// With: Gates/Notes.nav.yaml
// Expected: ^type 'NotesControllers' does not conform to protocol 'ScreenControllers'$
// Line: struct NotesControllers: ScreenControllers {

import UIKit
import WaymarkNavigation
import WaymarkUI

struct NotesControllers: ScreenControllers {
  typealias Spec = NotesNavigation

  func tab(_ tab: Spec.Tab) -> UIViewController { UIViewController() }
  func route(_ route: Spec.Route) -> UIViewController { UIViewController() }
}
