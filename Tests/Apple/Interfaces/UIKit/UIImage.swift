/// An image that stores only its source.
///
/// The simulation assumes that an image exists for every name.
open class UIImage: NSObject, @unchecked Sendable {
  open class Configuration: NSObject, @unchecked Sendable {}
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    public convenience init(pointSize: CGFloat) { self.init() }
  }
  private let name: String
  private let isSymbol: Bool

  public init?(named name: String) {
    self.name = name
    isSymbol = false
    super.init()
  }
  public init?(systemName name: String) {
    self.name = name
    isSymbol = true
    super.init()
  }
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name)
  }
  open var isSymbolImage: Bool { isSymbol }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return (name, isSymbol) == (other.name, other.isSymbol)
  }
  open override var hash: Int { name.hashValue }
  open override var description: String { isSymbol ? "symbol \(name)" : "image \(name)" }
}
