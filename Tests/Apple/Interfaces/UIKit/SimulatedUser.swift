/// A user in front of a window.
///
/// The user cannot touch a controller that is off the screen, covered, or in a transition. An impossible gesture has no
/// effect and returns `false`.
@_spi(Simulator)
@MainActor public struct SimulatedUser {
  private let window: UIWindow

  public init(of window: UIWindow) { self.window = window }

  // The visible content.

  /// The frontmost controller: the last presented controller, or the window's root controller.
  public var front: UIViewController? {
    guard window.isShown, let root = window.rootViewController else { return nil }
    return root.presentedChain.last ?? root
  }

  /// The visible screen inside the tab bar controllers, navigation controllers, and their containers in front.
  public var screen: UIViewController? {
    guard var seen = frontContent else { return nil }
    while let child = (seen as? UITabBarController)?.selectedContent ?? (seen as? UINavigationController)?.shown {
      seen = child
    }
    return seen
  }

  /// A Boolean value that indicates whether a tab bar is visible in front.
  public var seesTabBar: Bool { (front as? UITabBarController)?.showsBar ?? false }

  /// The titles in the tab bar.
  public var tabTitles: [String?] { (front as? UITabBarController)?.barItems.map(\.title) ?? [] }

  /// A Boolean value that indicates whether the navigation bar in front has a back button.
  public var seesBackButton: Bool { navigationController.map(mayGoBack) ?? false }

  /// A Boolean value that indicates whether the user can touch the screen.
  ///
  /// Presentations, dismissals, and a finger on the screen prevent touches.
  var canTouch: Bool {
    UIKitSimulator.layOut()
    guard let front, !UIKitSimulator.hasFingerDown else { return false }
    return front.presentationPhase == .none || front.presentationPhase == .presented
  }

  var navigationController: UINavigationController? {
    let content = (front as? UITabBarController)?.selectedContent ?? frontContent
    return content as? UINavigationController
  }

  /// The controller in front, or the navigation controller inside a container of the app.
  private var frontContent: UIViewController? {
    front.map { ($0.children.count == 1 ? $0.children[0] as? UINavigationController : nil) ?? $0 }
  }

  private func mayGoBack(in navigation: UINavigationController) -> Bool {
    navigation.stack.count > 1 && !navigation.isNavigationBarHidden
      && navigation.stack.last?.navigationItem.allowsGoingBack ?? false
  }

  /// The navigation controller in front, or `nil` if the user cannot go back.
  ///
  /// A push or pop in progress ignores touches.
  var poppableController: UINavigationController? {
    guard canTouch, let navigation = navigationController, navigation.stackTransition == nil, mayGoBack(in: navigation)
    else { return nil }
    return navigation
  }
}
