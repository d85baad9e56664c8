import PetSpot
import Testing

@Suite("Cross-tab actions in PetSpot")
@MainActor
struct CrossTabTests {
  let recorder = PetSpotRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  private static let details = Navigation.Route.petDetails(announcementId: "42")
  private static let former = Navigation.Route.petDetails(announcementId: "7")

  @Test(
    "Each cross-tab action in PetSpot selects the same tab and pushes the same screen as the original app",
    arguments: try Facts.all.get().crossTabActions)
  func action(_ row: Facts.Action) {
    navigator.push(.map)
    navigator.push(Self.former, in: .tab(.lostPet))
    recorder.clear()
    switch row.name {
    case "switchToLostPetTab":
      #expect(row.params == [Facts.Parameter(name: "announcementId", type: "String?")])
      #expect(row.effect == "select lostPet; when id given push petDetails")
      navigator.open(.lostPetTab(announcementId: "42"))
      #expect(
        navigator.state
          == PetSpotState(selectedTab: .lostPet, stacks: [.home: [.map], .lostPet: [Self.former, Self.details]]))
      #expect(
        recorder.plainEvents == [
          .link(.opened(.lostPetTab(announcementId: "42")), url: nil), .selected(.lostPet, from: .home),
          .pushed(Self.details, in: .tab(.lostPet)),
        ])
    case "switchToFoundPetTab":
      #expect(row.params.isEmpty && row.effect == "select foundPet")
      navigator.open(.foundPetTab)
      #expect(
        navigator.state
          == PetSpotState(selectedTab: .foundPet, stacks: [.home: [.map], .lostPet: [Self.former]]))
    default:
      Issue.record("\(row.name) has no test")
    }
  }

  @Test("A cross-tab action in PetSpot without an announcement ID leaves the Lost Pet stack unchanged")
  func noAnnouncement() {
    navigator.push(Self.former, in: .tab(.lostPet))
    navigator.open(.lostPetTab())
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.lostPet: [Self.former]]))
  }

  @Test("A cross-tab action in PetSpot dismisses the open report")
  func report() {
    navigator.select(.lostPet)
    navigator.present(cover: .reportFoundPet)
    navigator.open(.lostPetTab(announcementId: "42"))
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.lostPet: [Self.details]]))
  }

  @Test("A link to pet details in PetSpot replaces the Lost Pet stack and keeps the Home stack")
  func link() {
    navigator.push(.map)
    navigator.push(Self.former, in: .tab(.lostPet))
    navigator.open("petspot://lost-pets/42")
    #expect(
      navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.home: [.map], .lostPet: [Self.details]]))
  }
}
