import Foundation
import PetSpot
import Testing

@Suite("A stack of PetSpot")
struct SnapshotTests {
  @Test("PetSpot routes are unchanged after encoding and decoding")
  func coding() throws {
    let data = try JSONEncoder().encode(Screens.routes)
    #expect(try JSONDecoder().decode([Navigation.Route].self, from: data) == Screens.routes)
  }

  @Test("PetSpot routes to the map are equal if and only if the locations are equal")
  func natives() {
    let warsaw = Navigation.Route.fullscreenMap(userLocation: Coordinate(latitude: 52.2, longitude: 21))
    #expect(warsaw == .fullscreenMap(userLocation: Coordinate(latitude: 52.2, longitude: 21)))
    #expect(warsaw != .fullscreenMap(userLocation: Coordinate(latitude: 50.1, longitude: 19.9)))
  }
}
