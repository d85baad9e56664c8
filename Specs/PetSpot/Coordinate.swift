/// A place on the map.
public struct Coordinate: Hashable, Codable, Sendable {
  /// Degrees north of the equator.
  public let latitude: Double
  /// Degrees east of Greenwich.
  public let longitude: Double
  /// What tells it from other places. Stored, as an `id` that is computed would belong to the main actor in an app whose code
  /// does by default.
  public let id: String

  /// A place by its degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
    id = "\(latitude),\(longitude)"
  }
}
