import SwiftUI
import UIKit
import WaymarkNavigation
import WaymarkUI

/// The coordinator of a tab or a screen that has nothing to show yet.
@MainActor
final class PlaceholderCoordinator {
  private let title: String

  init(title: String) { self.title = title }

  func start() -> UIViewController {
    let screen = PetSpotNavigation.Route.placeholder(title: title)
    let controller = UIHostingController(
      rootView: PlaceholderView(viewModel: PlaceholderViewModel(title: title)),
      title: screen.title.map { String($0) })
    // The library sets the identifier of a pushed screen, but the app sets the identifier of the root of a tab.
    controller.view.accessibilityIdentifier = screen.accessibilityID
    return controller
  }
}
