import WaymarkNavigation
import WaymarkUI

/// What says that there is nothing yet.
@MainActor
struct PlaceholderViewModel {
  let title: String
  let symbol = "clock.fill"
  let message = String(.key("placeholder.message"))
}
