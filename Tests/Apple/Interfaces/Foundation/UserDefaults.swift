// The APIs of user defaults that the run time and the sample apps use.

open class UserDefaults: NSObject, @unchecked Sendable {
  public class var standard: UserDefaults { fatalError() }
  public override init() {}
  public init?(suiteName: String?) {}
  open func object(forKey: String) -> Any? { nil }
  open func string(forKey: String) -> String? { nil }
  open func array(forKey: String) -> [Any]? { nil }
  open func dictionary(forKey: String) -> [String: Any]? { nil }
  open func data(forKey: String) -> Data? { nil }
  open func stringArray(forKey: String) -> [String]? { nil }
  open func integer(forKey: String) -> Int { 0 }
  open func bool(forKey: String) -> Bool { false }
  open func double(forKey: String) -> Double { 0 }
  open func url(forKey: String) -> URL? { nil }
  open func set(_ v: Any?, forKey: String) {}
  open func set(_ v: Int, forKey: String) {}
  open func set(_ v: Bool, forKey: String) {}
  open func set(_ v: Double, forKey: String) {}
  open func set(_ v: URL?, forKey: String) {}
  open func removeObject(forKey: String) {}
  open func register(defaults: [String: Any]) {}
  open func removePersistentDomain(forName: String) {}
}
