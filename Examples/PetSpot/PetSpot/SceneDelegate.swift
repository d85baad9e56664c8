import UIKit
import WaymarkUI

/// Puts the app's coordinator into the window, and passes links on to the navigator.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  /// The bar is complete when this returns. A link that has started the app waits in the navigator until the bar is seen.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let coordinator = AppCoordinator(services: .shared)
    coordinator.navigator.open(options)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = coordinator.tabBarController
    window.makeKeyAndVisible()
    self.window = window
    self.coordinator = coordinator
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    coordinator?.navigator.open(contexts)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    coordinator?.navigator.open(activity)
  }
}
