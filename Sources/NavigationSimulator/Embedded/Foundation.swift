import WaymarkLinks
public struct Data: Sendable {}
public struct URL: Hashable, Sendable {
  public let absoluteString: String
  public init?(string: String) { if string.isEmpty { return nil }; absoluteString = string }
}
public struct UUID: Hashable, Sendable {
  package let bytes: UUIDBytes
  package init(bytes: UUIDBytes) { self.bytes = bytes }
  public var uuidString: String { bytes.description.uppercased() }
  public init?(uuidString: String) {  return nil }
}
public struct Bundle: Hashable, Sendable { public static let main = Bundle() }
