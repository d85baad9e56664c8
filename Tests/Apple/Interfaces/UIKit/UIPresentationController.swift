@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
@MainActor open class UIPresentationController: NSObject {
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    presented = presentedViewController
    style = presentedViewController.modalPresentationStyle
    super.init()
  }
  private weak var presented: UIViewController?
  private let style: UIModalPresentationStyle
  open var presentedViewController: UIViewController { presented! }
  open var presentingViewController: UIViewController { presented!.ownPresenter! }
  open var presentationStyle: UIModalPresentationStyle { style }
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that contains the presentation.
  ///
  /// The container is in the window from the start of the presentation to its end.
  open var containerView: UIView? { container }
  private var container: SimulatedContainerView?

  func attachContainer(to window: UIWindow?) {
    container = SimulatedContainerView(in: window)
  }
  func detachContainer() { container?.leave() }
}

private final class SimulatedContainerView: UIView {
  private weak var host: UIWindow?
  init(in window: UIWindow?) {
    host = window
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var window: UIWindow? { host }
  func leave() {
    host = nil
    tellOfWindow()
  }
}
