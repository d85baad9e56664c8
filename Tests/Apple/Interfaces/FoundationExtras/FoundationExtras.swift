// The APIs that Apple's Foundation has and the Foundation of Linux lacks: user activities, localized strings, and item
// providers. For Apple's platforms, this file is a part of the module Foundation. For Linux, this file is a separate
// module, which a compiler flag imports into every checked file.

#if !WHOLE_FOUNDATION
  import Foundation
#endif

public let NSUserActivityTypeBrowsingWeb: String = "NSUserActivityTypeBrowsingWeb"

open class NSUserActivity: NSObject, @unchecked Sendable {
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }
  public private(set) var activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff: Bool = true
  open var isEligibleForSearch: Bool = false
  open var isEligibleForPrediction: Bool = false
  open var needsSave: Bool = false
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  open func becomeCurrent() { Self.simulatedCurrent = self }
  open func resignCurrent() { if Self.simulatedCurrent === self { Self.simulatedCurrent = nil } }
  @_spi(Simulator) public nonisolated(unsafe) static var simulatedCurrent: NSUserActivity?
  open func invalidate() {}
  // The Swift overlay of iOS 13 adds typed payloads.
  public func typedPayload<T>(_: T.Type) throws -> T where T: Decodable, T: Encodable { fatalError() }
  public func setTypedPayload<T>(_ payload: T) throws where T: Decodable, T: Encodable { fatalError() }
}

extension String {
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Codable, Sendable {
    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) {}
      public mutating func appendInterpolation(_ string: String) {}
      public mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible {}
    }
  }
  @available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(localized resource: LocalizedStringResource) { self = "" }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct LocalizedStringResource: Equatable, Codable, CustomLocalizedStringResourceConvertible,
  ExpressibleByStringInterpolation, Sendable
{
  public enum BundleDescription: Sendable, Equatable, Codable { case main, forClass(String), atURL(URL) }
  public var key: String { "" }
  public var table: String? { nil }
  public var locale: Locale = .current
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {}
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {}
  public var localizedStringResource: LocalizedStringResource { self }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

open class UndoManager: NSObject {}
open class NSItemProvider: NSObject, @unchecked Sendable {}
