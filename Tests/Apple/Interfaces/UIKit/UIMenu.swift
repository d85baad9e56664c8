@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
  }
  public enum State: Int, Sendable { case off, on, mixed }
  open internal(set) var title = ""
  open internal(set) var image: UIImage?
}
@MainActor open class UIMenu: UIMenuElement {
  public convenience init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.init()
    self.title = title
    self.image = image
    self.children = children
  }
  open private(set) var children: [UIMenuElement] = []
}
