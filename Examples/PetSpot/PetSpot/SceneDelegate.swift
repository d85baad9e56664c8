import UIKit
import WaymarkUI

/// The scene delegate, which shows the app's coordinator in the window and passes links to the navigator.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: AppCoordinator?

  /// Creates the window with a complete tab bar. A link that launches the app waits in the navigator until the tab bar
  /// appears.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let coordinator = AppCoordinator(services: .shared)
    coordinator.navigator.open(options)
    coordinator.navigator.takeLinks(whileActive: scene)
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
