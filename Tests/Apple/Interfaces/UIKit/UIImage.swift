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
  private let bundle: Bundle?

  public convenience init?(named name: String) { self.init(named: name, in: nil, with: nil) }
  public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.name = name
    self.bundle = bundle ?? .main
    isSymbol = false
    super.init()
  }
  public init?(systemName name: String) {
    self.name = name
    bundle = nil
    isSymbol = true
    super.init()
  }
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name)
  }
  open var isSymbolImage: Bool { isSymbol }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return (name, isSymbol, bundle) == (other.name, other.isSymbol, other.bundle)
  }
  open override var hash: Int { name.hashValue }
  open override var description: String { isSymbol ? "symbol \(name)" : "image \(name)" }
}
