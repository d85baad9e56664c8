/// Something that somebody has posted.
public struct Status: Codable, Sendable {
  /// What the server knows the status by.
  public let id: String
  /// Who has posted it.
  public let account: Account

  /// A status.
  public init(id: String, account: Account) {
    self.id = id
    self.account = account
  }
}

/// Who can see a status, as servers write it.
public enum Visibility: String, Codable, Sendable {
  case pub = "public"
  case unlisted
  case priv = "private"
  case direct
}

/// Statuses between a few people.
public struct Conversation: Codable, Sendable {
  /// What the server knows the conversation by.
  public let id: String
  /// The others in it.
  public let accounts: [Account]

  /// A conversation.
  public init(id: String, accounts: [Account]) {
    self.id = id
    self.accounts = accounts
  }
}
