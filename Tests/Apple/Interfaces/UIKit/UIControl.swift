@MainActor open class UIControl: UIView {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  open var isEnabled = true
  private var actions: [(action: UIAction, events: Event)] = []
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append((action, controlEvents))
  }
  open func sendActions(for controlEvents: UIControl.Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.performWithSender(self, target: nil)
    }
  }
}
@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom = 0, system = 1, close = 7 }
  public convenience init(type: ButtonType = .system, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    if let title = primaryAction?.title { setTitle(title, for: .normal) }
  }
  private var titles: [UIControl.State: String] = [:]
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state] = title }
  open func title(for state: UIControl.State) -> String? { titles[state] }
}
