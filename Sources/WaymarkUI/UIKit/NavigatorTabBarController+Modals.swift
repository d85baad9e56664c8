#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  extension NavigatorTabBarController {
    /// The sheet or cover that the controller has presented.
    struct PresentedModal {
      let screen: NavigationState<Spec>.Modal.Screen
      let controller: UIViewController
      let stack: RouteStack<Spec>?
    }

    /// Presents or dismisses a sheet or cover to match the state of the navigator.
    ///
    /// UIKit supports only one transition at a time. If a transition is running, this method is called again after the
    /// transition.
    func showModal() {
      forgetDismissed()
      let modal = navigator.state.modal
      guard let presented else {
        if let modal { present(modal) }
        return
      }
      if presented.screen == modal?.screen {
        if let stack = presented.stack { show(stack, animated: isOnScreen) }
      } else if presented.controller.isBeingPresented || presented.controller.isBeingDismissed {
        afterTransition(of: presented.controller)
      } else {
        presented.controller.presentingViewController?.dismiss(animated: true)
      }
    }

    private func present(_ modal: NavigationState<Spec>.Modal) {
      guard isOnScreen else { return }
      // The modal is presented over other presented controllers, such as an alert of the app, which stay on the screen.
      var presenter: UIViewController = self
      while let next = presenter.presentedViewController { presenter = next }
      guard !presenter.isBeingPresented, !presenter.isBeingDismissed else { return afterTransition(of: presenter) }

      let content: UIViewController
      let stack: RouteStack<Spec>?
      switch modal.screen {
      case .sheet(let screen):
        content = controllers.sheet(screen)
        stack = self.stack(of: screen, content, modal)
      case .cover(let screen):
        content = controllers.cover(screen)
        stack = self.stack(of: screen, content, modal)
      }
      let controller = stack?.controller ?? content
      controller.show(modal.screen)
      controller.traitOverrides[DismissModalTrait.self] = DismissModalAction { [navigator] in
        if navigator.state.modal?.screen == modal.screen { navigator.dismiss() }
      }
      // The content can react when the user tries to dismiss the sheet by dragging.
      controller.presentationController?.delegate = content as? any UIAdaptivePresentationControllerDelegate
      presented = PresentedModal(screen: modal.screen, controller: controller, stack: stack)
      navigator.host.modalDidAppear(modal.screen)
      presenter.present(controller, animated: true) { [weak self] in
        // UIKit notifies neither a delegate nor the presenter if a controller dismisses itself.
        let departure = DepartureView { [weak self] in self?.applyState() }
        controller.presentationController?.containerView?.insertSubview(departure, at: 0)
        self?.applyState()
      }
    }

    /// Returns the navigation stack of a sheet or cover, or `nil` if the screen needs no navigation stack.
    private func stack(
      of screen: some NavigationScreen, _ content: UIViewController, _ modal: NavigationState<Spec>.Modal
    ) -> RouteStack<Spec>? {
      content.view.accessibilityIdentifier = screen.accessibilityID
      content.show(screen.title, bundle: bundle)
      guard screen.needsStack else { return nil }
      let stack = makeStack(.modal, root: content)
      stack.show(modal.stack, animated: false, make: self.screen)
      return stack
    }

    /// Updates the views from the state after a presentation or dismissal.
    private func afterTransition(of controller: UIViewController) {
      // The transition is complete after the closure that UIKit calls has returned.
      let isTold = controller.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
        Task { self?.applyState() }
      }
      guard isTold != true else { return }
      // A transition without animation has no coordinator. The transition ends with the layout of its container view, or
      // when the container view leaves the window.
      let layout = LayoutView { [weak self] in self?.applyState() }
      (controller.presentationController?.containerView ?? view).insertSubview(layout, at: 0)
    }

    /// Reports to the navigator that the sheet or cover was dismissed.
    ///
    /// The user, the app, or the navigator can cause the dismissal.
    private func forgetDismissed() {
      guard let presented, presented.controller.presentingViewController == nil else { return }
      self.presented = nil
      navigator.host.modalDidDismiss()
    }
  }

  extension UIViewController {
    /// Sets the presentation style, the heights, and the dismissal behavior that the spec declares for a screen.
    fileprivate func show<Spec>(_ screen: NavigationState<Spec>.Modal.Screen) {
      switch screen {
      case .sheet(let sheet):
        modalPresentationStyle = .pageSheet
        // `isModalInPresentation` is never set to `false`, because the screen can set the property itself, for example
        // while the user types.
        if !sheet.isDismissable { isModalInPresentation = true }
        #if !os(visionOS)
          if !sheet.detents.isEmpty { sheetPresentationController?.detents = sheet.detents.map(\.detent) }
        #endif
      case .cover: modalPresentationStyle = .fullScreen
      }
    }
  }

  #if !os(visionOS)
    extension SheetDetent {
      @MainActor fileprivate var detent: UISheetPresentationController.Detent {
        switch self {
        case .medium: .medium()
        case .large: .large()
        case .fraction(let part): .custom { $0.maximumDetentValue * part }
        }
      }
    }
  #endif
#endif
