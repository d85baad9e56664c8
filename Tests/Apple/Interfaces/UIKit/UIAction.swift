public typealias UIActionHandler = (UIAction) -> Void
@MainActor open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init()
    self.title = title
    self.image = image
    self.handler = handler
  }
  private var handler: UIActionHandler?
  open private(set) var sender: Any?
  @available(iOS 16.0, *) open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler?(self)
    self.sender = nil
  }
}
