import WaymarkNavigation
import WaymarkUI

/// The view model of a screen that has nothing to show yet.
@MainActor
struct PlaceholderViewModel {
  let title: String
  let symbol = "clock.fill"
  let message = String(.key("placeholder.message"))
}
