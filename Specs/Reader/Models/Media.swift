import Foundation

/// An image or a film of a status.
public struct MediaAttachment: Codable, Sendable {
  /// What the server knows it by.
  public let id: String
  /// Where it is.
  public let url: URL

  /// An attachment.
  public init(id: String, url: URL) {
    self.id = id
    self.url = url
  }
}

/// An attachment with the status that it belongs to.
public struct MediaStatus: Codable, Sendable {
  /// The attachment's ID.
  public let id: String
  /// The attachment.
  public let attachment: MediaAttachment
  /// The status.
  public let status: Status

  /// An attachment of a status.
  public init(status: Status, attachment: MediaAttachment) {
    id = attachment.id
    self.attachment = attachment
    self.status = status
  }
}

/// A picture of a status, for the share sheet.
public struct SharedImage: Codable, Sendable {
  /// Tells it from other pictures.
  public let id: String
  /// The picture as PNG.
  public let png: Data

  /// A picture.
  public init(id: String, png: Data) {
    self.id = id
    self.png = png
  }
}
