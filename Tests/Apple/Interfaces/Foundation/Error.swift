// The APIs of localized errors that the run time and the sample apps use.

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

extension Error { public var localizedDescription: String { "" } }

open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
}
