/// The stages in which a controller's view appears and disappears.
enum SimulatedAppearance {
  /// The view is not in a window.
  case none
  /// The controller is in `viewWillAppear`, and the view is not yet in a window.
  case attaching
  case appearing, appeared, disappearing
}

extension UIViewController {
  /// Starts an appearance transition.
  ///
  /// UIKit declares this method for containers that do not forward appearance automatically.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { begin(isAppearing, animated: animated) }
  public func endAppearanceTransition() { endAppearance() }

  /// The window that contains the view.
  var hostWindow: UIWindow? {
    switch appearance {
    case .none, .attaching: nil
    case .appearing, .appeared, .disappearing: hierarchyRoot.rootWindow
    }
  }

  /// The topmost parent of a controller, which is a window's root controller or a presented controller.
  var hierarchyRoot: UIViewController { parent?.hierarchyRoot ?? self }

  /// Starts the appearance or disappearance of the controller and its children.
  ///
  /// A transition can reverse. If the user cancels a swipe, `viewWillAppear` follows `viewWillDisappear`.
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

  /// Ends the transition that ``begin(_:animated:)`` started.
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

  /// Shows or hides the controller when its view is added to the view of its parent, or removed.
  ///
  /// In a parent that is appearing, the controller has appeared when the parent has.
  func followParent(appears: Bool) {
    guard let parent else { return }
    switch parent.appearance {
    case .appeared: show(appears)
    case .appearing where appears: begin(true, animated: parent.isAppearanceAnimated)
    case .appearing: show(false)
    case .none, .attaching, .disappearing: break
    }
  }

  /// Shows or hides the controller immediately.
  func show(_ appears: Bool) {
    begin(appears, animated: false)
    endAppearance()
  }
}
