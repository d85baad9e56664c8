// Menu items with an action, and keyboard shortcuts. The file omits alternates.

@MainActor open class UICommand: UIMenuElement {
  open fileprivate(set) var action: Selector = ""
  open fileprivate(set) var propertyList: Any?
  open var attributes: UIMenuElement.Attributes = []
  open var state: UIMenuElement.State = .off
  open var discoverabilityTitle: String?
}
@MainActor open class UIKeyCommand: UICommand {
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init()
    self.title = title
    self.image = image
    self.action = action
    self.input = input
    self.modifierFlags = modifierFlags
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags = []
  @available(iOS 15.0, *) open var wantsPriorityOverSystemBehavior: Bool {
    get { hasPriority }
    set { hasPriority = newValue }
  }
  private var hasPriority = false
}
