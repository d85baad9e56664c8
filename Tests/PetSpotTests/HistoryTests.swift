import PetSpot
import Testing

@Suite("A tab's history in PetSpot")
@MainActor
struct HistoryTests {
  let recorder = PetSpotRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  private static let details = Navigation.Route.petDetails(announcementId: "42")

  @Test("begins at the root, where a tap leads", arguments: Navigation.Tab.allCases)
  func taps(_ tab: Navigation.Tab) {
    navigator.select(tab == .account ? .home : .account)
    recorder.clear()
    navigator.selection = tab
    #expect(navigator.state == PetSpotState(selectedTab: tab))
    #expect(recorder.events == [.selected(tab, from: tab == .account ? .home : .account)])
  }

  @Test("is a stack of its own")
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

  @Test("goes back without the others")
  func back() {
    navigator.push(.map, in: .tab(.home))
    navigator.select(.lostPet)
    navigator.push(Self.details)
    #expect(navigator.pop() == Self.details)
    #expect(navigator.pop() == nil)
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.home: [.map]]))
  }

  @Test("is not touched by what happens in another", arguments: Navigation.Tab.allCases)
  func others(_ tab: Navigation.Tab) {
    navigator.push(.map, in: .tab(.home))
    navigator.push(Self.details, in: .tab(.lostPet))
    navigator.select(tab)
    navigator.popToRoot()
    var stacks: [Navigation.Tab: [Navigation.Route]] = [.home: [.map], .lostPet: [Self.details]]
    stacks[tab] = nil
    #expect(navigator.state == PetSpotState(selectedTab: tab, stacks: stacks))
  }

  @Test("is there again when the user comes back")
  func comingBack() {
    navigator.selection = .lostPet
    navigator.push(Self.details)
    for tab in [Navigation.Tab.account, .home, .contactUs, .foundPet, .lostPet] { navigator.selection = tab }
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.lostPet: [Self.details]]))
  }

  @Test("is kept though nobody sees the tab")
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

  @Test("gets the details of the pet that is picked in its list")
  func details() {
    navigator.select(.lostPet)
    #expect(navigator.push(Self.details) == .done)
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, stacks: [.lostPet: [Self.details]]))
    #expect(recorder.events.last == .pushed(Self.details, in: .tab(.lostPet)))
  }

  @Test("has the details of pets in Lost Pet alone")
  func refusal() {
    for tab in Navigation.Tab.allCases where tab != .lostPet {
      navigator.select(tab)
      #expect(navigator.push(Self.details) != .done)
      #expect(recorder.events.last == .rejected(.notAllowed(Self.details, in: .tab(tab))))
    }
    #expect(navigator.state.stacks.isEmpty)
  }

  @Test("changes at once: nothing has to be awaited for a tab to be selected")
  func atOnce() {
    // Neither this function nor the functions that it calls are `async`.
    navigator.select(.contactUs)
    #expect(navigator.state.selectedTab == .contactUs)
    #expect(recorder.events == [.selected(.contactUs, from: .home)])
  }
}
