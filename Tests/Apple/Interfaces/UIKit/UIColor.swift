/// A color with components.
///
/// System colors have names instead of components.
open class UIColor: NSObject, @unchecked Sendable {
  private let name: String?
  private let red, green, blue, alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    name = nil
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  /// Creates a color that is named in the asset catalog.
  public convenience init?(named name: String) { self.init(system: name) }
  private init(system name: String) {
    self.name = name
    red = 0
    green = 0
    blue = 0
    alpha = 1
    super.init()
  }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard name == nil else { return false }
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return (name, red, green, blue, alpha) == (other.name, other.red, other.green, other.blue, other.alpha)
  }
  open override var hash: Int { [red, green, blue, alpha].hashValue }
  open override var description: String { name ?? "UIColor(\(red), \(green), \(blue), \(alpha))" }

  public class var black: UIColor { UIColor(white: 0, alpha: 1) }
  public class var white: UIColor { UIColor(white: 1, alpha: 1) }
  public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  public class var label: UIColor { UIColor(system: "label") }
  public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
  public class var separator: UIColor { UIColor(system: "separator") }
  public class var systemBackground: UIColor { UIColor(system: "systemBackground") }
  public class var secondarySystemBackground: UIColor { UIColor(system: "secondarySystemBackground") }
  public class var systemGroupedBackground: UIColor { UIColor(system: "systemGroupedBackground") }
  public class var systemBlue: UIColor { UIColor(system: "systemBlue") }
  public class var systemGray: UIColor { UIColor(system: "systemGray") }
  public class var systemGreen: UIColor { UIColor(system: "systemGreen") }
  public class var systemOrange: UIColor { UIColor(system: "systemOrange") }
  public class var systemRed: UIColor { UIColor(system: "systemRed") }
  public class var tintColor: UIColor { UIColor(system: "tintColor") }
}
