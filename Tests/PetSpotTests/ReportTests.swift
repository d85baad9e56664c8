import PetSpot
import Testing

@Suite("A report in PetSpot")
@MainActor
struct ReportTests {
  let recorder = PetSpotRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  private static let missingSteps = Screens.missingPetSteps.map(Navigation.Route.missingPetReport)
  private static let foundSteps = Screens.foundPetSteps.map(Navigation.Route.foundPetReport)

  private func steps(_ cover: Navigation.Cover) -> [Navigation.Route] {
    switch cover {
    case .reportMissingPet: Self.missingSteps
    case .reportFoundPet: Self.foundSteps
    }
  }

  @Test("Presenting a report in PetSpot leaves the Lost Pet stack unchanged", arguments: Screens.covers)
  func cover(_ cover: Navigation.Cover) {
    navigator.select(.lostPet)
    navigator.push(.petDetails(announcementId: "42"))
    #expect(navigator.present(cover: cover) == .done)
    #expect(
      navigator.state
        == PetSpotState(
          selectedTab: .lostPet, stacks: [.lostPet: [.petDetails(announcementId: "42")]], modals: [.cover(cover)]))
  }

  @Test("PetSpot pushes the steps of a report onto the stack of the cover", arguments: Screens.covers)
  func walk(_ cover: Navigation.Cover) {
    navigator.select(.lostPet)
    navigator.present(cover: cover)
    for step in steps(cover) { #expect(navigator.push(step) == .done) }
    #expect(
      navigator.state == PetSpotState(selectedTab: .lostPet, modals: [.cover(cover, stack: steps(cover))]))
  }

  @Test("Pops in a PetSpot report go back step by step and stop at the cover", arguments: Screens.covers)
  func back(_ cover: Navigation.Cover) {
    navigator.select(.lostPet)
    navigator.present(cover: cover, stack: steps(cover))
    for count in steps(cover).indices.reversed() {
      navigator.pop()
      #expect(navigator[stack: .cover(cover)] == Array(steps(cover).prefix(count)))
    }
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, modals: [.cover(cover)]))
  }

  @Test(
    "A PetSpot report rejects all screens except its own steps, and every tab rejects the steps",
    arguments: Screens.covers)
  func otherSteps(_ cover: Navigation.Cover) {
    navigator.select(.lostPet)
    navigator.present(cover: cover)
    let others = Screens.routes.filter { !steps(cover).contains($0) }
    for screen in others { #expect(navigator.push(screen) != .done) }
    for step in steps(cover) {
      for tab in Navigation.Tab.allCases { #expect(navigator.push(step, in: .tab(tab)) != .done) }
    }
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, modals: [.cover(cover)]))
  }

  @Test("A dismissed PetSpot report has no steps when the app presents the report again", arguments: Screens.covers)
  func dismissal(_ cover: Navigation.Cover) {
    navigator.select(.lostPet)
    navigator.present(cover: cover, stack: steps(cover))
    navigator.dismiss()
    navigator.present(cover: cover)
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, modals: [.cover(cover)]))
  }

  @Test("A second report in PetSpot replaces the first report and its steps")
  func one() {
    navigator.select(.lostPet)
    navigator.present(cover: .reportMissingPet, stack: Self.missingSteps)
    navigator.present(cover: .reportFoundPet)
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, modals: [.cover(.reportFoundPet)]))
  }

  @Test("A link to the PetSpot report summary selects Lost Pet at once and shows the summary after the app's answer")
  func summary() async {
    navigator.select(.contactUs)
    #expect(navigator.open("petspot://report-missing/summary") == .handledByApp)
    // The tab is selected at once, and the answer of the app follows.
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet))
    await recorder.settle()
    let summary = Navigation.Route.missingPetReport(.missingPetSummary(managementPassword: "secret"))
    #expect(
      navigator.state
        == PetSpotState(selectedTab: .lostPet, modals: [.cover(.reportMissingPet, stack: [summary])]))
  }

  @Test("A link to the PetSpot report summary shows the Lost Pet list if the app has no password")
  func noSummary() async {
    let recorder = PetSpotRecorder(password: nil)
    recorder.navigator.open("petspot://report-missing/summary")
    await recorder.settle()
    #expect(recorder.navigator.state == PetSpotState(selectedTab: .lostPet))
    #expect(
      recorder.plainEvents.last == .link(.nowhere("no report was sent"), url: "petspot://report-missing/summary"))
  }
}
