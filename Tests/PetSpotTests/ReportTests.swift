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

  @Test("covers the list of lost pets, whose stack stays as it is", arguments: Screens.covers)
  func cover(_ cover: Navigation.Cover) {
    navigator.select(.lostPet)
    navigator.push(.petDetails(announcementId: "42"))
    #expect(navigator.present(cover: cover) == .done)
    #expect(
      navigator.state
        == PetSpotState(
          selectedTab: .lostPet, stacks: [.lostPet: [.petDetails(announcementId: "42")]], modals: [.cover(cover)]))
  }

  @Test("goes from step to step on a stack of its own", arguments: Screens.covers)
  func walk(_ cover: Navigation.Cover) {
    navigator.select(.lostPet)
    navigator.present(cover: cover)
    for step in steps(cover) { #expect(navigator.push(step) == .done) }
    #expect(
      navigator.state == PetSpotState(selectedTab: .lostPet, modals: [.cover(cover, stack: steps(cover))]))
  }

  @Test("goes back step by step to its first, which is the cover's own", arguments: Screens.covers)
  func back(_ cover: Navigation.Cover) {
    navigator.present(cover: cover, stack: steps(cover))
    for step in steps(cover).reversed() { #expect(navigator.pop() == step) }
    #expect(navigator.pop() == nil)
    #expect(navigator.state == PetSpotState(modals: [.cover(cover)]))
  }

  @Test("has its own steps alone, and no tab has them", arguments: Screens.covers)
  func otherSteps(_ cover: Navigation.Cover) {
    navigator.present(cover: cover)
    let others = Screens.routes.filter { !steps(cover).contains($0) }
    for screen in others { #expect(navigator.push(screen) != .done) }
    for step in steps(cover) {
      for tab in Navigation.Tab.allCases { #expect(navigator.push(step, in: .tab(tab)) != .done) }
    }
    #expect(navigator.state == PetSpotState(modals: [.cover(cover)]))
  }

  @Test("is gone with all of its steps when it is dismissed", arguments: Screens.covers)
  func dismissal(_ cover: Navigation.Cover) {
    navigator.select(.lostPet)
    navigator.present(cover: cover, stack: steps(cover))
    navigator.dismiss()
    navigator.present(cover: cover)
    #expect(navigator.state == PetSpotState(selectedTab: .lostPet, modals: [.cover(cover)]))
  }

  @Test("makes way for another, as there is one cover at a time")
  func one() {
    navigator.present(cover: .reportMissingPet, stack: Self.missingSteps)
    navigator.present(cover: .reportFoundPet)
    #expect(navigator.state == PetSpotState(modals: [.cover(.reportFoundPet)]))
  }

  @Test("ends with the summary, which a link opens once the app has the password")
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

  @Test("has no summary where the app has no password, and the link leads to the list of lost pets")
  func noSummary() async {
    let recorder = PetSpotRecorder(password: nil)
    recorder.navigator.open("petspot://report-missing/summary")
    await recorder.settle()
    #expect(recorder.navigator.state == PetSpotState(selectedTab: .lostPet))
    #expect(
      recorder.events.last == .link(.nowhere("no report was sent"), url: "petspot://report-missing/summary"))
  }
}
