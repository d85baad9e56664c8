import Foundation

/// What a timeline shows.
public struct TimelineFilter: Codable, Sendable {
  /// The kind with what belongs to it: `list:7`, `tag:swift`. The same in every launch.
  public let id: String
  /// What the user calls it.
  public let title: String

  /// A filter.
  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

/// A hashtag with how much it is used.
public struct Tag: Codable, Sendable {
  /// The tag, without its `#`.
  public let name: String
  /// How many statuses had it lately.
  public let uses: Int

  /// A tag.
  public init(name: String, uses: Int) {
    self.name = name
    self.uses = uses
  }
}

/// Tags that the user reads together.
public struct TagGroup: Codable, Sendable {
  /// Tells it from other groups.
  public let id: String
  /// The tags.
  public let tags: [String]

  /// A group.
  public init(id: String, tags: [String]) {
    self.id = id
    self.tags = tags
  }
}

/// What a link leads to, as a status shows it.
public struct Card: Codable, Sendable {
  /// Where the link leads.
  public let url: URL
  /// The page's title.
  public let title: String

  /// A card.
  public init(url: URL, title: String) {
    self.url = url
    self.title = title
  }
}
