@MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
    windowScene.add(self)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A Boolean value that indicates whether the window is visible.
  ///
  /// A new window is hidden.
  private(set) var isShown = false
  open private(set) var isKeyWindow = false
  open override var window: UIWindow? { self }
  open weak var windowScene: UIWindowScene?

  /// The root controller.
  ///
  /// The former root controller disappears but keeps the controllers that it presents.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let rootViewController, rootViewController.parent != nil || rootViewController.ownPresenter != nil {
        UIKitSimulator.record(.exception, "\(rootViewController.simulatedName) is in a hierarchy of its own already")
      }
      oldValue?.show(false)
      oldValue?.rootWindow = nil
      rootViewController?.rootWindow = self
      if isShown { showRoot() }
    }
  }

  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
  }
  open override var isHidden: Bool {
    get { !isShown }
    set {
      guard isShown == newValue else { return }
      isShown = !newValue
      if isShown { showRoot() } else { rootViewController?.show(false) }
    }
  }

  /// Shows the root controller, unless a full-screen cover removes it from the window.
  private func showRoot() {
    guard let rootViewController else { return }
    let isCovered = rootViewController.presentedChain.contains { $0.modalPresentationStyle.removesPresenter }
    if !isCovered { rootViewController.show(true) }
  }
}
