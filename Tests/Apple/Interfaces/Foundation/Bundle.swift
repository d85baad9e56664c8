// The APIs of bundles, locales, and localized strings that the run time and the sample apps use. FoundationExtras
// declares further APIs of these types.

public struct Locale: Hashable, Codable, Sendable {
  public init(identifier: String) {}
  public static var current: Locale { .init(identifier: "") }
  public var identifier: String { "" }
}

open class Bundle: NSObject, @unchecked Sendable {
  public class var main: Bundle { Bundle() }
  public convenience init(for: AnyClass) { self.init() }
  open var bundleIdentifier: String? { nil }
  open var bundleURL: URL { fatalError() }
  open func object(forInfoDictionaryKey: String) -> Any? { nil }
  open func localizedString(forKey: String, value: String?, table: String?) -> String { "" }
  open var infoDictionary: [String: Any]? { nil }
  open func url(forResource: String?, withExtension: String?) -> URL? { nil }
}

public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String { "" }
