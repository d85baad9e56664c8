#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit

  /// A container that shows the stack of the selected tab in a group of tabs.
  final class GroupController: UIViewController {
    private var content: UIViewController?

    override var childForStatusBarStyle: UIViewController? { content }
    override var childForStatusBarHidden: UIViewController? { content }

    /// Replaces the visible view controller.
    func show(_ new: UIViewController?) {
      guard new !== content else { return }
      if let content {
        content.willMove(toParent: nil)
        content.viewIfLoaded?.removeFromSuperview()
        content.removeFromParent()
      }
      content = new
      guard let new else { return }
      addChild(new)
      new.view.frame = view.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(new.view)
      new.didMove(toParent: self)
      setNeedsStatusBarAppearanceUpdate()
    }
  }
#endif
