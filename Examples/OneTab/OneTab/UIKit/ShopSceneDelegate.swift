#if canImport(UIKit)
  import UIKit

  /// The scene delegate of an app that uses UIKit.
  final class ShopSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let tabs = ShopTabBarController()

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      self.window = window
      for context in options.urlContexts { tabs.open(context.url) }
      for activity in options.userActivities { open(activity) }
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
      for context in contexts { tabs.open(context.url) }
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) { open(activity) }

    private func open(_ activity: NSUserActivity) {
      if activity.activityType == NSUserActivityTypeBrowsingWeb, let url = activity.webpageURL { tabs.open(url) }
    }
  }
#endif
