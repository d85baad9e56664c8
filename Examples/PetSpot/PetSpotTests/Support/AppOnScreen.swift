import SwiftUI
import Testing
import UIKit
import WaymarkNavigation
import WaymarkUI

@testable import PetSpot

/// The app in a window, as the scene delegate shows the app, with services for a test.
@MainActor
final class AppOnScreen {
  let announcements: InMemoryAnnouncementRepository
  let coordinator: AppCoordinator
  private let window: UIWindow

  var navigator: PetSpotNavigator { coordinator.navigator }
  var tabBarController: NavigatorTabBarController<PetSpotNavigation> { coordinator.tabBarController }

  /// Shows the app, and waits until the content of each tab is loaded.
  ///
  /// - Parameters:
  ///   - link: The link that launches the app.
  ///   - sourceLocation: The location in the test that a failure is reported at.
  /// - Throws: An error if the link isn't a URL, or if the test is canceled.
  init(link: String? = nil, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    announcements = InMemoryAnnouncementRepository()
    coordinator = AppCoordinator(services: ServiceContainer(announcements: announcements, photos: .sample))
    let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first
    window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    if let link { navigator.open(try #require(URL(string: link), sourceLocation: sourceLocation)) }
    window.rootViewController = tabBarController
    window.makeKeyAndVisible()
    for tab in PetSpotNavigation.Tab.allCases {
      try await eventually("\(tab) has its content", sourceLocation: sourceLocation) {
        self.rootView(of: tab) != nil
      }
    }
  }

  /// The index of the tab that UIKit shows, or `nil` if UIKit shows no tab of the app.
  var selectedIndex: Int? {
    let selected: UIViewController?
    if #available(iOS 18.0, *) {
      selected = tabBarController.selectedTab?.viewController
    } else {
      selected = tabBarController.selectedViewController
    }
    return PetSpotNavigation.Tab.allCases.firstIndex {
      tabBarController.navigationController(of: .tab($0)) === selected
    }
  }

  /// Returns the controllers on the stack of a tab.
  func stack(of tab: PetSpotNavigation.Tab) -> [UIViewController] {
    tabBarController.navigationController(of: .tab(tab))?.viewControllers ?? []
  }

  /// The controllers on the stack of the presented cover.
  var coverStack: [UIViewController] {
    navigator.state.modal.flatMap { tabBarController.navigationController(of: .modal($0.screen)) }?.viewControllers ?? []
  }

  /// Returns the SwiftUI view at the root of a tab, or `nil` until the coordinator has created the view.
  private func rootView(of tab: PetSpotNavigation.Tab) -> Any? {
    guard let root = stack(of: tab).first else { return nil }
    return root.view(HomeView.self) ?? root.view(AnnouncementListView.self) ?? root.view(PlaceholderView.self)
  }
}

extension UIViewController {
  /// Returns the SwiftUI view that the controller hosts, or `nil` if the view has another type.
  func view<Content: View>(_ type: Content.Type) -> Content? { (self as? UIHostingController<Content>)?.rootView }
}
