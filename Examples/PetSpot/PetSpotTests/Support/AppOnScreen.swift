import SwiftUI
import Testing
import UIKit
import WaymarkNavigation
import WaymarkUI

@testable import PetSpot

/// The app in a window, as its scene delegate puts it there, with services of a test's own.
@MainActor
final class AppOnScreen {
  let announcements: InMemoryAnnouncementRepository
  let coordinator: AppCoordinator
  private let window: UIWindow

  var navigator: PetSpotNavigator { coordinator.navigator }
  var tabBarController: NavigatorTabBarController<PetSpotNavigation> { coordinator.tabBarController }

  /// The app, with everything that starts asynchronously there, and at rest.
  ///
  /// - Parameter link: What has started the app.
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

  /// The controllers on a tab's stack.
  func stack(of tab: PetSpotNavigation.Tab) -> [UIViewController] {
    tabBarController.navigationController(of: .tab(tab))?.viewControllers ?? []
  }

  /// The controllers on the stack of the cover that is presented.
  var coverStack: [UIViewController] {
    tabBarController.navigationController(of: .modal)?.viewControllers ?? []
  }

  /// The SwiftUI view at the root of a tab; nil until the coordinator has made it.
  private func rootView(of tab: PetSpotNavigation.Tab) -> Any? {
    guard let root = stack(of: tab).first else { return nil }
    return root.view(HomeView.self) ?? root.view(AnnouncementListView.self) ?? root.view(PlaceholderView.self)
  }
}

extension UIViewController {
  /// The SwiftUI view that the controller hosts, where it is one of this type.
  func view<Content: View>(_ type: Content.Type) -> Content? { (self as? UIHostingController<Content>)?.rootView }
}
