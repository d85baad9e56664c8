/// How far a controller's view is on or off the screen.
enum SimulatedAppearance {
  /// It is not in a window.
  case none
  /// In `viewWillAppear`: not in a window yet.
  case attaching
  case appearing, appeared, disappearing
}

extension UIViewController {
  /// Of UIKit's own, for containers that do not forward appearance by themselves.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { begin(isAppearing, animated: animated) }
  public func endAppearanceTransition() { endAppearance() }

  /// The window that the view is in.
  var hostWindow: UIWindow? {
    switch appearance {
    case .none, .attaching: nil
    case .appearing, .appeared, .disappearing: hierarchyRoot.rootWindow
    }
  }

  /// The topmost of a controller's parents, which the window or a presentation shows.
  var hierarchyRoot: UIViewController { parent?.hierarchyRoot ?? self }

  /// Starts to appear or to disappear, with the children. In the middle of the one it turns to the other, as where a swipe is
  /// cancelled: `viewWillDisappear` is followed by `viewWillAppear`.
  func begin(_ appears: Bool, animated: Bool) {
    switch (appears, appearance) {
    case (true, .none), (true, .disappearing):
      loadViewIfNeeded()
      let isAttached = appearance == .disappearing
      if !isAttached { appearance = .attaching }
      isAppearanceAnimated = animated
      viewWillAppear(animated)
      willForwardAppearance(true, animated: animated)
      for child in visibleChildren { child.begin(true, animated: animated) }
      appearance = .appearing
      if !isAttached { view.tellOfWindow() }
      viewIsAppearing(animated)
    case (false, .appeared), (false, .appearing):
      appearance = .disappearing
      isAppearanceAnimated = animated
      viewWillDisappear(animated)
      willForwardAppearance(false, animated: animated)
      for child in visibleChildren { child.begin(false, animated: animated) }
    default: break
    }
  }

  /// Ends what ``begin(_:animated:)`` has started.
  func endAppearance() {
    let animated = isAppearanceAnimated
    switch appearance {
    case .attaching, .appearing:
      appearance = .appeared
      viewDidAppear(animated)
      for child in visibleChildren { child.endAppearance() }
      didForwardAppearance(true, animated: animated)
    case .disappearing:
      for child in visibleChildren { child.endAppearance() }
      appearance = .none
      viewIfLoaded?.tellOfWindow()
      viewDidDisappear(animated)
      didForwardAppearance(false, animated: animated)
    case .none, .appeared: break
    }
  }

  /// Appears or disappears at once.
  func show(_ appears: Bool) {
    begin(appears, animated: false)
    endAppearance()
  }
}
