import PetSpot
import Testing

@Suite("From one tab to another, PetSpot")
@MainActor
struct CrossTabTests {
  let recorder = PetSpotRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  private static let details = Navigation.Route.petDetails(announcementId: "42")
  private static let former = Navigation.Route.petDetails(announcementId: "7")

  @Test("does what the app does", arguments: try Facts.all.get().crossTabActions)
  func action(_ row: Facts.Action) {
    navigator.push(.map)
    navigator.push(Self.former, in: .tab(.lostPet))
    recorder.clear()
    switch row.name {
    case "switchToLostPetTab":
      #expect(row.params == [Facts.Parameter(name: "announcementId", type: "String?")])
      #expect(row.effect == "select lostPet; when id given push petDetails")
      navigator.apply(.lostPetTab(announcementId: "42"))
      #expect(
        navigator.state
          == PetSpotState(selectedTab: .lostPet, stacks: [.home: [.map], .lostPet: [Self.former, Self.details]]))
      #expect(
        recorder.events == [
          .link(.opened(.lostPetTab(announcementId: "42")), url: nil), .selected(.lostPet, from: .home),
          .pushed(Self.details, in: .tab(.lostPet)),
        ])
    case "switchToFoundPetTab":
      #expect(row.params.isEmpty && row.effect == "select foundPet")
      navigator.apply(.foundPetTab)
      #expect(
        navigator.state
          == PetSpotState(selectedTab: .foundPet, stacks: [.home: [.map], .lostPet: [Self.former]]))
    default:
      Issue.record("\(row.name) has no test")
    }
  }

  @Test("leaves the stack of lost pets as it is where no announcement is known")
  func noAnnouncement() {
    navigator.push(Self.former, in: .tab(.lostPet))
    navigator.apply(.lostPetTab())
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.lostPet: [Self.former]]))
  }

  @Test("closes the report that is in the way")
  func report() {
    navigator.present(cover: .reportFoundPet)
    navigator.apply(.lostPetTab(announcementId: "42"))
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.lostPet: [Self.details]]))
  }

  @Test("replaces the stack where a link does it")
  func link() {
    navigator.push(.map)
    navigator.push(Self.former, in: .tab(.lostPet))
    navigator.open("petspot://lost-pets/42")
    #expect(
      navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.home: [.map], .lostPet: [Self.details]]))
  }
}
