@MainActor open class UIWindow: UIView {
  public init(windowScene: UIWindowScene) {
    super.init(frame: .zero)
    self.windowScene = windowScene
    windowScene.add(self)
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it has been made visible. A window is hidden until then.
  private(set) var isShown = false
  open private(set) var isKeyWindow = false
  open override var window: UIWindow? { self }
  open weak var windowScene: UIWindowScene?

  /// The root that was there before disappears. What it has presented stays presented on it.
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

  /// What is beneath a full-screen cover is not in the window.
  private func showRoot() {
    guard let rootViewController else { return }
    let isCovered = rootViewController.presentedChain.contains { $0.modalPresentationStyle.removesPresenter }
    if !isCovered { rootViewController.show(true) }
  }
}
