@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  @available(iOS 18.0, tvOS 18.0, *) func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  @available(iOS 18.0, tvOS 18.0, *) func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  @available(iOS 18.0, *) func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  @available(iOS 18.0, *) func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)
}
extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
    -> Bool
  { true }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  @available(iOS 18.0, tvOS 18.0, *) public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  @available(iOS 18.0, tvOS 18.0, *) public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  @available(iOS 18.0, *) public func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) {}
  @available(iOS 18.0, *) public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {}
}
