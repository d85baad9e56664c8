import Everything
import Testing

@testable import WaymarkLinks
@testable import WaymarkNavigation

@Suite("The list of places for developers")
@MainActor
struct ListedPlaceTests {
  @Test("The list has a place for each screen, and the navigator opens each of them")
  func all() throws {
    let places = ListedPlace.all(in: Museum.self)
    #expect(places.count > 20)
    #expect(Set(places.map { $0.id }).count == places.count)
    let notation = PlaceNotation<Museum>(PlaceTable(Museum._places))
    for place in places {
      let landing = try notation.landing(at: place.path)
      let state = try NavigationState<Museum>().landed(landing)
      #expect(state != NavigationState() || place.text == "tour", "\(place.text)")
    }
  }

  @Test("A changed value becomes a part of the path, and the place keeps its identity")
  func fields() throws {
    var place = ListedPlace(try PlacePath("tour/work;id=1/audio.player;track=2"))
    #expect(place.fields.map { $0.name } == ["id", "track"])
    place.fields[0].text = "a/b"
    place.fields[1].text = "7"
    #expect(place.text == "tour/work;id=a%2Fb/audio.player;track=7")
    #expect(place.id == "tour/work;id=1/audio.player;track=2")
    #expect(place.title == "audio.player")
  }

  @Test(
    "A search finds the places that contain each of its words, in either case",
    arguments: [
      ("", true), ("work", true), ("WORK tour", true), ("work find", false),
    ])
  func search(text: String, isFound: Bool) throws {
    #expect(ListedPlace(try PlacePath("tour/work;id=1")).matches(text) == isFound)
  }
}
