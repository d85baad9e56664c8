/// A place on the map. It belongs to no actor, in an app whose code belongs to the main one by default either, as routes do not.
public nonisolated struct Coordinate: Hashable, Codable, Sendable {
  /// Degrees north of the equator.
  public let latitude: Double
  /// Degrees east of Greenwich.
  public let longitude: Double
  /// What tells it from other places.
  public let id: String

  /// A place by its degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
    id = "\(latitude),\(longitude)"
  }
}
