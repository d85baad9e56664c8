import PetSpot
import Testing

@Suite("An opened link of PetSpot")
@MainActor
struct OpenedLinkTests {
  let recorder = PetSpotRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  private static let password = Navigation.Route.missingPetReport(.missingPetSummary(managementPassword: "secret"))

  /// Returns the state after a link, if the map was on the stack of Home before the link.
  private func state(_ pattern: String) -> PetSpotState? {
    func state(
      _ tab: Navigation.Tab, _ stack: [Navigation.Route] = [], _ modal: PetSpotState.Modal? = nil
    ) -> PetSpotState {
      PetSpotState(
        selectedTab: tab, stacks: tab == .home ? [:] : [.home: [.map], tab: stack], modals: modal.map { [$0] } ?? [])
    }
    func report(_ steps: [Navigation.Route]) -> PetSpotState {
      state(.lostPet, [], .init(.cover(.reportMissingPet), stack: steps))
    }
    return switch pattern {
    case "/": state(.home)
    case "/lost-pets": state(.lostPet)
    case "/lost-pets/{announcementId}": state(.lostPet, [.petDetails(announcementId: "42")])
    case "/found-pets": state(.foundPet)
    case "/contact": state(.contactUs)
    case "/account": state(.account)
    case "/report-missing", "/report-missing/microchip": report([])
    case "/report-missing/photo": report(Array(LinkTests.missingPetSteps.prefix(1)))
    case "/report-missing/details": report(Array(LinkTests.missingPetSteps.prefix(2)))
    case "/report-missing/contact": report(LinkTests.missingPetSteps)
    case "/report-missing/summary": report([Self.password])
    default: nil
    }
  }

  @Test(
    "Each opened PetSpot link replaces the selected tab, the stack of the tab, and the open cover",
    arguments: try Facts.all.get().linkPatterns)
  func pattern(_ row: Facts.LinkPattern) async throws {
    for start in ["https://petspot.example", "petspot:/"] {
      navigator.select(.home)
      navigator.replaceStack(with: [.map])
      navigator.replaceStack(with: [.petDetails(announcementId: "7")], in: .tab(.lostPet))
      navigator.select(.lostPet)
      navigator.present(cover: .reportFoundPet)
      navigator.select(.account)
      navigator.open(start + row.pattern.replacing("{announcementId}", with: "42"))
      await recorder.settle()
      var wanted = try #require(state(row.pattern))
      // Only the links of Lost Pet itself change the stack of Lost Pet.
      if wanted.selectedTab != .lostPet { wanted[stack: .tab(.lostPet)] = [.petDetails(announcementId: "7")] }
      #expect(navigator.state == wanted)
      navigator.reset()
    }
  }
}
