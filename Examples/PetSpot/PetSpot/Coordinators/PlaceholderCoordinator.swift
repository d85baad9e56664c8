import SwiftUI
import UIKit
import WaymarkNavigation
import WaymarkUI

/// A tab or a screen that has nothing to show yet.
@MainActor
final class PlaceholderCoordinator {
  private let title: String

  init(title: String) { self.title = title }

  func start() -> UIViewController {
    let screen = PetSpotNavigation.Route.placeholder(title: title)
    let controller = UIHostingController(
      rootView: PlaceholderView(viewModel: PlaceholderViewModel(title: title)),
      title: screen.title.map { String($0) })
    // What is pushed gets its identifier from the library; the root of a tab is the app's own.
    controller.view.accessibilityIdentifier = screen.accessibilityID
    return controller
  }
}
