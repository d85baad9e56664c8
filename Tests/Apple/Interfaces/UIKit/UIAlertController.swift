// Text fields are omitted.

@MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable { case actionSheet, alert }
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    ownStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }
  open var message: String?
  open var preferredStyle: Style { ownStyle }
  private var ownStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open var preferredAction: UIAlertAction?
}
@MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public convenience init(title: String?, style: Style, handler: (@MainActor (UIAlertAction) -> Void)? = nil) {
    self.init()
    self.ownTitle = title
    self.ownStyle = style
    self.handler = handler
  }
  private var ownTitle: String?
  private var ownStyle = Style.default
  private var handler: (@MainActor (UIAlertAction) -> Void)?
  open var title: String? { ownTitle }
  open var style: Style { ownStyle }
  open var isEnabled = true
  func perform() { handler?(self) }
}
