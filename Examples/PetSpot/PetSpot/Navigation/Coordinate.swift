/// A location on the map.
///
/// The type is `nonisolated`, like all routes. The default isolation of the app can therefore be the main actor.
public nonisolated struct Coordinate: Hashable, Codable, Sendable {
  /// Degrees north of the equator.
  public let latitude: Double
  /// Degrees east of the prime meridian.
  public let longitude: Double
  /// The identity of the location, which distinguishes the location from other locations.
  public let id: String

  /// Creates a location from its coordinates.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
    id = "\(latitude),\(longitude)"
  }
}
