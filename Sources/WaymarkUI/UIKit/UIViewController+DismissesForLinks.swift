#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  extension UIViewController {
    /// Dismisses a view controller that the app itself presents, such as a picker or an alert, if a link arrives.
    ///
    /// Without this method, the tab and the stack of a link appear beneath the view controller. Call the method before
    /// you present the view controller. The navigator opens the link when the view controller is dismissed.
    ///
    /// ```swift
    /// let picker = PHPickerViewController(configuration: configuration)
    /// picker.dismissesForLinks(of: navigator)
    /// present(picker, animated: true)
    /// ```
    ///
    /// - Parameters:
    ///   - navigator: The navigator that opens the links.
    ///   - dismiss: A closure that dismisses the view controller, or `nil` to dismiss it with an animation. If the closure
    ///     asks the user first, the link stays pending.
    public func dismissesForLinks<Spec: NavigationSpec>(
      of navigator: Navigator<Spec>, dismiss: (@MainActor () -> Void)? = nil
    ) {
      let presentation = ControllerPresentation(
        self, dismiss: dismiss, begin: { navigator.host.beginPresentation(dismiss: $0) })
      view.insertSubview(PresenceView { _ in presentation.update() }, at: 0)
    }
  }

  @MainActor private final class ControllerPresentation {
    private weak var controller: UIViewController?
    private let dismiss: (@MainActor () -> Void)?
    private let begin: @MainActor (_ dismiss: @escaping @MainActor () -> Void) -> AppPresentation
    private var presentation: AppPresentation?

    init(
      _ controller: UIViewController, dismiss: (@MainActor () -> Void)?,
      begin: @escaping @MainActor (_ dismiss: @escaping @MainActor () -> Void) -> AppPresentation
    ) {
      self.controller = controller
      self.dismiss = dismiss
      self.begin = begin
    }

    /// A view controller under a full-screen presentation has left the window, but is still presented.
    func update() {
      if controller?.presentingViewController == nil {
        presentation?.end()
        presentation = nil
      } else if presentation == nil {
        presentation = begin { [weak self] in self?.dismissForLink() }
      }
    }

    private func dismissForLink() {
      guard let controller, let presenter = controller.presentingViewController else { return update() }
      if let dismiss {
        dismiss()
      } else if controller.isBeingDismissed {
        return
      } else if let moving = controller.controllerInTransition {
        moving.afterTransition { [weak self] in self?.dismissForLink() }
      } else {
        // The view receives no notification if it is already outside of the window, under another presentation.
        presenter.dismiss(animated: true) { [weak self] in self?.update() }
      }
    }
  }
#endif
