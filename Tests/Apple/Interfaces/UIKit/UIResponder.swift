public protocol UIAccessibilityIdentification: NSObjectProtocol {
  @MainActor var accessibilityIdentifier: String? { get set }
}
@MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
@MainActor open class UIResponder: Foundation.NSObject, UIUserActivityRestoring {
  public override init() { super.init() }
  open var next: UIResponder? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// Forwards an unhandled press to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
