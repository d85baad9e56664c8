import PetSpot
import Testing

@Suite("A tab's history in PetSpot")
@MainActor
struct HistoryTests {
  let recorder = PetSpotRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  private static let details = Navigation.Route.petDetails(announcementId: "42")

  @Test("A tap on a PetSpot tab selects the tab at its root and reports the switch", arguments: Navigation.Tab.allCases)
  func taps(_ tab: Navigation.Tab) {
    navigator.select(tab == .account ? .home : .account)
    recorder.clear()
    navigator.selection = tab
    #expect(navigator.state == PetSpotState(selectedTab: tab))
    #expect(recorder.events == [.selected(tab, from: tab == .account ? .home : .account)])
  }

  @Test("Pushes in two PetSpot tabs go to two separate stacks")
  func own() {
    navigator.push(.map)
    navigator.select(.lostPet)
    navigator.push(Self.details)
    navigator.push(.petDetails(announcementId: "43"))
    #expect(
      navigator.state
        == PetSpotState(
          selectedTab: .lostPet,
          stacks: [.home: [.map], .lostPet: [Self.details, .petDetails(announcementId: "43")]]))
  }

  @Test("A pop in PetSpot removes a screen of the selected tab only and stops at the root")
  func back() {
    navigator.push(.map, in: .tab(.home))
    navigator.select(.lostPet)
    navigator.push(Self.details)
    #expect(navigator.pop() == .done)
    #expect(navigator.pop() == .done)
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.home: [.map]]))
  }

  @Test(
    "Popping a PetSpot tab to its root leaves the stacks of the other tabs unchanged",
    arguments: Navigation.Tab.allCases)
  func others(_ tab: Navigation.Tab) {
    navigator.push(.map, in: .tab(.home))
    navigator.push(Self.details, in: .tab(.lostPet))
    navigator.select(tab)
    navigator.popToRoot()
    var stacks: [Navigation.Tab: [Navigation.Route]] = [.home: [.map], .lostPet: [Self.details]]
    stacks[tab] = nil
    #expect(navigator.state == PetSpotState(selectedTab: tab, stacks: stacks))
  }

  @Test("A PetSpot stack is unchanged when the user returns from the other tabs")
  func comingBack() {
    navigator.selection = .lostPet
    navigator.push(Self.details)
    for tab in [Navigation.Tab.account, .home, .contactUs, .foundPet, .lostPet] { navigator.selection = tab }
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.lostPet: [Self.details]]))
  }

  @Test("PetSpot keeps the stack of an unselected tab and accepts pushes onto the stack")
  func unseen() {
    navigator.select(.lostPet)
    navigator.push(Self.details)
    navigator.select(.account)
    navigator.push(.petDetails(announcementId: "43"), in: .tab(.lostPet))
    #expect(
      navigator.state
        == PetSpotState(
          selectedTab: .account, stacks: [.lostPet: [Self.details, .petDetails(announcementId: "43")]]))
  }

  @Test("The Lost Pet tab of PetSpot accepts a push of pet details and reports the push")
  func details() {
    navigator.select(.lostPet)
    #expect(navigator.push(Self.details) == .done)
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.lostPet: [Self.details]]))
    #expect(recorder.events.last == .pushed(Self.details, in: .tab(.lostPet)))
  }

  @Test("Every PetSpot tab except Lost Pet rejects a push of pet details")
  func refusal() {
    for tab in Navigation.Tab.allCases where tab != .lostPet {
      navigator.select(tab)
      #expect(navigator.push(Self.details) != .done)
      #expect(recorder.events.last == .rejected(.notAllowed(Self.details, in: .tab(tab))))
    }
    #expect(navigator.state.stacks.isEmpty)
  }

  @Test("The navigator of PetSpot selects a tab and reports the switch synchronously")
  func atOnce() {
    // Neither this function nor the functions that it calls are `async`.
    navigator.select(.contactUs)
    #expect(navigator.state.selectedTab == .contactUs)
    #expect(recorder.events == [.selected(.contactUs, from: .home)])
  }
}
