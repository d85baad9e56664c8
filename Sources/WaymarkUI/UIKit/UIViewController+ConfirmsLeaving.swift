#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  extension UIViewController {
    /// Asks the user before a screen with unsaved changes leaves.
    ///
    /// Links, commands, the back button, a tap on another tab, and dismissals wait for the user's answer. While the
    /// screen has changes, the user can't swipe back or drag its sheet away. An alert over all screens shows the
    /// question.
    ///
    /// Call this method when the screen is on the screen, and whenever the value of `hasChanges` changes:
    ///
    /// ```swift
    /// func textViewDidChange(_ textView: UITextView) {
    ///   confirmsLeaving(of: navigator, if: textView.text != draft.text) {
    ///     LeavingQuestion("Discard the draft?", stay: "Keep Editing", .leave("Discard"))
    ///   }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - navigator: The navigator that shows the screen.
    ///   - hasChanges: A Boolean value that indicates whether the screen has unsaved changes.
    ///   - asksOnTabChange: A Boolean value that indicates whether the navigator also asks before another tab is
    ///     selected, although the screen stays on the stack of its tab.
    ///   - question: A closure that returns the question.
    public func confirmsLeaving<Spec: NavigationSpec>(
      of navigator: Navigator<Spec>, if hasChanges: Bool, asksOnTabChange: Bool = true,
      question: @escaping @MainActor () -> LeavingQuestion
    ) {
      let former = view.subviews.lazy.compactMap { $0 as? ChangesView }.first
      guard hasChanges else {
        former?.end()
        return
      }
      guard former == nil else { return }
      guard let hosted = traitCollection[HostedHandleTrait.self],
        let place = (hosted.object as? NavigationHandle<Spec>)?.place
      else {
        return navigator.reportMistake(
          "\(type(of: self)) has unsaved changes, but isn't on a screen of the Navigator<\(Spec.self)>.")
      }
      let changes = navigator.host.beginChanges(
        to: hosted.route as? Spec.Route, in: place, asksOnTabChange: asksOnTabChange, question: question)
      view.insertSubview(ChangesView(changes), at: 0)
    }
  }

  /// An invisible view that keeps the changes as long as its view controller exists.
  private final class ChangesView: UIView {
    private let changes: ScreenChanges

    init(_ changes: ScreenChanges) {
      self.changes = changes
      super.init(frame: .zero)
      isHidden = true
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func end() {
      removeFromSuperview()
      changes.end()
    }
  }

  extension StackHost {
    /// Follows the screens with unsaved changes: their swipes are disabled, and an alert asks the question.
    func showChanges() {
      for stack in stacks.values + presented.compactMap(\.stack) { stack.confirmLeaving(of: navigator) }
      for index in presented.indices {
        let asks = navigator.asks(beforeDismissing: presented[index].modal.screen)
        presented[index].controller.hold(asks, &presented[index].isHeld)
      }
      showQuestion()
    }

    private func showQuestion() {
      let question = navigator.leavingQuestion
      if let (number, alert) = leavingAlert, number != question?.number {
        guard alert.presentingViewController != nil else { return leavingAlert = nil }
        if let moving = alert.controllerInTransition { return wait(for: moving) }
        leavingAlert = nil
        alert.presentingViewController?.dismiss(animated: true)
      }
      guard isOnScreen, let question, leavingAlert == nil else { return }
      let presenter = topmostController
      guard !presenter.isBeingPresented, !presenter.isBeingDismissed else { return wait(for: presenter) }
      let alert = UIAlertController(title: question.title, message: question.message, preferredStyle: .alert)
      for choice in question.choices {
        alert.addAction(
          UIAlertAction(title: choice.title, style: choice.style) { [weak self] _ in
            self?.leavingAlert = nil
            self?.navigator.answer(question, with: choice)
          })
      }
      leavingAlert = (question.number, alert)
      presenter.present(alert, animated: true)
    }
  }

  extension UIViewController {
    /// The user can't drag away a sheet with unsaved changes.
    func hold(_ asks: Bool, _ isHeld: inout Bool) {
      guard asks != isHeld, isHeld || !isModalInPresentation else { return }
      isHeld = asks
      isModalInPresentation = asks
    }
  }

  extension LeavingQuestion.Choice {
    fileprivate var style: UIAlertAction.Style { leaves ? isDestructive ? .destructive : .default : .cancel }
  }
#endif
