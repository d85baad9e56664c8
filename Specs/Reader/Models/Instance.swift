/// A server.
public struct Instance: Codable, Sendable {
  /// Its host.
  public let domain: String
  /// What it calls itself.
  public let title: String

  /// A server.
  public init(domain: String, title: String) {
    self.domain = domain
    self.title = title
  }
}
