#if os(Linux)
  /// The name of a method.
  ///
  /// `#selector` requires the Objective-C run time, so code uses names here.
  public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let description: String
    public init(_ name: String) { description = name }
    public init(stringLiteral name: String) { description = name }
  }

  /// The base class of delegates, with a method of `NSObject` that Linux lacks.
  ///
  /// A file that imports UIKit without Foundation uses this class.
  open class NSObject: Foundation.NSObject {
    /// Returns whether the object has an optional method of a protocol.
    ///
    /// Here, each optional method has a default implementation, so a class that lacks the method in Objective-C overrides
    /// this method.
    open func responds(to selector: Selector!) -> Bool { true }
  }

  extension NSObjectProtocol {
    public func responds(to selector: Selector!) -> Bool { (self as? NSObject)?.responds(to: selector) ?? false }
  }
#endif
