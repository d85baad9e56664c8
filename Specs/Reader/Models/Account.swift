/// Somebody on a server.
public struct Account: Codable, Sendable {
  /// What the server knows the account by.
  public let id: String
  /// The name: `dimillian`, and with its server where that is another one.
  public let acct: String

  /// An account.
  public init(id: String, acct: String) {
    self.id = id
    self.acct = acct
  }
}

/// An account that the user has signed in with.
public struct AppAccount: Codable, Sendable {
  /// The account's name and server.
  public let id: String
  /// The server.
  public let server: String

  /// An account of the user's.
  public init(account: String, server: String) {
    id = "\(account)@\(server)"
    self.server = server
  }
}

/// Accounts that the user reads together.
public struct AccountList: Codable, Sendable {
  /// What the server knows the list by.
  public let id: String
  /// What the user calls it.
  public let title: String

  /// A list.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
