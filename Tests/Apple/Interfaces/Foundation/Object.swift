// The APIs of `NSObject` and its protocols that the run time and the sample apps use. The file omits the bridging of
// strings and numbers.

@_exported import _Concurrency
@_exported import _StringProcessing

/// The name of a method.
///
/// `#selector` requires the Objective-C run time, so code uses names here.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral name: String) { description = name }
}

public protocol NSObjectProtocol: AnyObject {
  func responds(to selector: Selector!) -> Bool
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  var description: String { get }
}

open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible, CustomDebugStringConvertible, CVarArg {
  public init() {}
  open func responds(to selector: Selector!) -> Bool { false }
  open func isEqual(_ object: Any?) -> Bool { false }
  open var hash: Int { 0 }
  open var description: String { "" }
  open var debugDescription: String { "" }
  open func copy() -> Any { self }
  public static func == (l: NSObject, r: NSObject) -> Bool { l.isEqual(r) }
  public func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) }
  open var hashValue: Int { 0 }
  public var _cVarArgEncoding: [Int] { [] }
}

public protocol NSCopying {}

public protocol NSCoding {
  init?(coder: NSCoder)
  func encode(with coder: NSCoder)
}

public protocol NSSecureCoding: NSCoding {}

open class NSCoder: NSObject {}

open class NSString: NSObject {}

open class NSNumber: NSObject, @unchecked Sendable {}
