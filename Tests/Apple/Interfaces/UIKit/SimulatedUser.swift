/// Somebody in front of a window. What is not on the screen, covered or on its way cannot be touched: a gesture that is not
/// possible does nothing and gives false.
@_spi(Simulator)
@MainActor public struct SimulatedUser {
  private let window: UIWindow

  public init(of window: UIWindow) { self.window = window }

  // What is seen.

  /// What is in front: what has been presented last, or else the window's root.
  public var front: UIViewController? {
    guard window.isShown, let root = window.rootViewController else { return nil }
    return root.presentedChain.last ?? root
  }

  /// The screen that is seen in front, inside tab bar and navigation controllers.
  public var screen: UIViewController? {
    guard var seen = front else { return nil }
    while let child = (seen as? UITabBarController)?.selected ?? (seen as? UINavigationController)?.shown {
      seen = child
    }
    return seen
  }

  /// Whether there is a tab bar in front.
  public var seesTabBar: Bool { (front as? UITabBarController)?.showsBar ?? false }

  /// The titles in the tab bar.
  public var tabTitles: [String?] { (front as? UITabBarController)?.barItems.map(\.title) ?? [] }

  /// Whether the navigation bar in front has a button that leads back.
  public var seesBackButton: Bool { navigationController.map(mayGoBack) ?? false }

  /// Whether nothing is being presented or dismissed, so that touches arrive. There is one finger.
  var canTouch: Bool {
    UIKitSimulator.layOut()
    guard let front, !UIKitSimulator.hasFingerDown else { return false }
    return front.presentationPhase == .none || front.presentationPhase == .presented
  }

  var navigationController: UINavigationController? {
    let front = (front as? UITabBarController)?.selected ?? front
    return front as? UINavigationController
  }

  private func mayGoBack(in navigation: UINavigationController) -> Bool {
    navigation.stack.count > 1 && !navigation.isNavigationBarHidden
      && navigation.stack.last?.navigationItem.allowsGoingBack ?? false
  }

  /// The stack in front, where its screens can be left. A push or pop under way swallows touches.
  var poppableController: UINavigationController? {
    guard canTouch, let navigation = navigationController, navigation.stackTransition == nil, mayGoBack(in: navigation)
    else { return nil }
    return navigation
  }
}
