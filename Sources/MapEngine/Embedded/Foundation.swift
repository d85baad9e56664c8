import WaymarkLinks

// The page has no Foundation. A module with the same name declares the types that the core of the navigator mentions.

/// Bytes. The page restores no snapshots.
public struct Data: Sendable {}

/// A URL, which can be any text.
public struct URL: Hashable, Sendable {
  /// The text of the URL.
  public let absoluteString: String

  /// Creates a URL, or returns `nil` if the text is empty.
  public init?(string: String) {
    if string.isEmpty { return nil }
    absoluteString = string
  }
}

/// A UUID.
public struct UUID: Hashable, Sendable {
  package let bytes: _UUIDBytes

  package init(_ bytes: _UUIDBytes) { self.bytes = bytes }

  /// Creates a UUID, or returns `nil` if the text isn't a UUID.
  public init?(uuidString: String) {
    var text = uuidString
    guard let bytes = text.withUTF8({ _UUIDBytes(utf8: $0) }) else { return nil }
    self.bytes = bytes
  }

  /// The UUID in uppercase.
  public var uuidString: String { bytes.description.uppercased() }
}

/// A bundle. The page has no string tables.
public struct Bundle: Hashable, Sendable {
  /// The only bundle.
  public static let main = Bundle()
}
