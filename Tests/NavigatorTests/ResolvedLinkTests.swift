import Everything
import Foundation
import PetSpot
import TestSupport
import Testing
import WaymarkNavigation

@Suite("A link that the app resolves")
@MainActor
struct ResolvedLinkTests {
  let answers = Answers<PetSpotNavigation>()
  let recorder: NavigationRecorder<PetSpotNavigation>
  var navigator: Navigator<PetSpotNavigation> { recorder.navigator }
  let url = "petspot://report-missing/summary"

  init() {
    recorder = NavigationRecorder(resolve: answers.resolve)
  }

  @Test("A PetSpot link that the app resolves selects its tab at once, and the app's answer opens the screen")
  func lands() async {
    navigator.push(.petDetails(announcementId: "1"), in: .tab(.lostPet))
    #expect(navigator.open(url) == .handledByApp)
    #expect(navigator.state == NavigationState(selectedTab: .lostPet))
    #expect(navigator.resolvingLink == .openMissingPetSummary)
    await answers.asked(1)
    #expect(answers.questions == [AppLinkContext(url: url, tab: .lostPet)])
    navigator.select(.home)
    answers.answer(0, .success(.landing(Landing(stack: [.petDetails(announcementId: "2")]))))
    await recorder.settle()
    #expect(navigator.resolvingLink == nil)
    #expect(
      navigator.state
        == NavigationState(selectedTab: .lostPet, stacks: [.lostPet: [.petDetails(announcementId: "2")]]))
  }

  @Test("A PetSpot link follows the URL in the app's answer, and any other answer leaves the tab at its root")
  func otherAnswers() async {
    await answer(.success(.url(URL(string: "petspot://lost-pets/7")!)))
    #expect(navigator.state[stack: .tab(.lostPet)] == [.petDetails(announcementId: "7")])
    #expect(recorder.plainEvents.contains(.link(.redirected(to: "petspot://lost-pets/7"), url: url)))
    for (result, event) in [
      (.success(.done), .done), (.success(.nowhere("no password")), .nowhere("no password")),
      (.failure(Answers<PetSpotNavigation>.NoNetwork()), .nowhere("NoNetwork()")),
    ] as [(Result<LinkAnswer<PetSpotNavigation>, any Error>, LinkStatus<PetSpotNavigation>)] {
      navigator.select(.home)
      await answer(result)
      #expect(navigator.state == NavigationState(selectedTab: .lostPet))
      #expect(recorder.plainEvents.last == .link(event, url: url))
    }
  }

  @Test("A navigator rejects the app's answer to a PetSpot link if the spec doesn't allow the landing")
  func rejected() async {
    await answer(.success(.landing(Landing(tab: .home, stack: [.petDetails(announcementId: "1")]))))
    #expect(
      recorder.plainEvents.last
        == .link(.rejected(.notAllowed(.petDetails(announcementId: "1"), in: .tab(.home))), url: url))
    #expect(navigator.state == NavigationState(selectedTab: .lostPet))
  }

  @Test("A newer link cancels the resolution of an older PetSpot link, and a late answer has no effect")
  func replaced() async {
    navigator.open(url)
    await answers.asked(1)
    navigator.open(url + "?again")
    await answers.asked(2)
    navigator.open("petspot://account")
    #expect(navigator.resolvingLink == nil)
    answers.answer(1, .success(.landing(Landing(stack: [.petDetails(announcementId: "2")]))))
    answers.answer(0, .success(.landing(Landing(stack: [.petDetails(announcementId: "1")]))))
    await until { answers.cancelled == 2 }
    #expect(navigator.state == NavigationState(selectedTab: .account))
    #expect(recorder.plainEvents.contains(.link(.replaced(by: url + "?again"), url: url)))
    #expect(recorder.plainEvents.contains(.link(.replaced(by: "petspot://account"), url: url + "?again")))
  }

  @Test("`cancelResolving()` and `reset()` cancel the resolution of a PetSpot link")
  func cancelled() async {
    navigator.cancelResolving()
    #expect(recorder.plainEvents.isEmpty)
    navigator.open(url)
    await answers.asked(1)
    navigator.cancelResolving()
    #expect(recorder.plainEvents.last == .link(.cancelled, url: url))
    navigator.open(url)
    navigator.reset()
    #expect(navigator.resolvingLink == nil)
    #expect(navigator.state == NavigationState())
    #expect(recorder.plainEvents.contains(.link(.cancelled, url: url)))
    await answers.asked(2)
    answers.answer(0, .success(.landing(Landing(tab: .account))))
    answers.answer(1, .success(.landing(Landing(tab: .account))))
    await until { answers.cancelled == 2 }
    #expect(navigator.state == NavigationState())
  }

  @Test("A navigator gives up on a link if each answer of the app is another link for the app to resolve")
  func endless() async {
    let recorder = NavigationRecorder<PetSpotNavigation> { [url] _, _ in .url(URL(string: url)!) }
    recorder.navigator.open(url)
    await recorder.settle()
    #expect(recorder.plainEvents.last == .link(.redirectedTooOften, url: url))
    #expect(recorder.navigator.resolvingLink == nil)
  }

  @Test("The deallocation of a navigator cancels the resolution of a link")
  func gone() async {
    var navigator: Navigator<PetSpotNavigation>? = Navigator(storage: nil, resolve: answers.resolve)
    let isThere = { [weak navigator] in navigator != nil }
    navigator?.host.start()
    navigator?.open(url)
    await answers.asked(1)
    navigator = nil
    #expect(!isThere())
    answers.answer(0, .success(.done))
    await until { answers.cancelled == 1 }
  }

  private func answer(_ answer: Result<LinkAnswer<PetSpotNavigation>, any Error>) async {
    let number = answers.questions.count
    navigator.open(url)
    await answers.asked(number + 1)
    answers.answer(number, answer)
    await recorder.settle()
  }
}

@Suite("Links during the resolution of another link")
@MainActor
struct DroppedLinkTests {
  let answers = Answers<Museum>()
  let recorder: MuseumRecorder
  var navigator: Navigator<Museum> { recorder.navigator }

  init() {
    recorder = NavigationRecorder(resolve: answers.resolve)
  }

  @Test("A navigator with `resolving: drop` rejects other links while the app resolves a link")
  func dropped() async {
    navigator.open("museum://scan/ABC-1234")
    await answers.asked(1)
    #expect(navigator.open("museum://works") == .rejected)
    #expect(navigator.open("museum://scan/DEF-5678") == .rejected)
    #expect(navigator.open("museum://nowhere") == .unmatched)
    answers.answer(0, .success(.landing(Landing(stack: [.work(id: 1)]))))
    await recorder.settle()
    #expect(answers.questions.count == 1)
    #expect(navigator.state == NavigationState(stacks: [.tour: [.work(id: 1)]]))
  }

  @Test("A pending link whose condition becomes true opens after the app has resolved another link")
  func waitsOn() async {
    let visit = UUID()
    let url = "museum://tickets/ABC-1234?visit=\(visit)"
    navigator.show(.visits)
    navigator.open(url)
    navigator.open("museum://scan/ABC-1234")
    await answers.asked(1)
    navigator.conditions = [.member]
    #expect(navigator.pendingLink?.url == url)
    answers.answer(0, .success(.nowhere("no such ticket")))
    await recorder.settle()
    #expect(navigator.pendingLink == nil)
    #expect(navigator.state[stack: .tab(.visits)] == [.ticket(code: "ABC-1234", visit: visit)])
  }

  @Test("`cancelResolving()` opens a pending link whose condition holds")
  func waitsForStop() async {
    let url = "museum://tickets/ABC-1234?visit=\(UUID())"
    navigator.open(url)
    navigator.open("museum://scan/ABC-1234")
    await answers.asked(1)
    navigator.conditions = [.member]
    navigator.cancelResolving()
    #expect(navigator.pendingLink == nil)
    #expect(recorder.plainEvents.contains(.fellBack(from: .visits, to: .tour)))
    answers.answer(0, .success(.done))
  }

  @Test("A landing of the app applies while the app resolves a link")
  func ownLanding() async {
    navigator.open("museum://scan/ABC-1234")
    await answers.asked(1)
    #expect(navigator.open(Landing(tab: .find)) == .opened)
    #expect(navigator.resolvingLink != nil)
    answers.answer(0, .success(.done))
    await recorder.settle()
    #expect(recorder.plainEvents.last == .link(.done, url: "museum://scan/ABC-1234"))
    #expect(navigator.selection == .find)
  }

  @Test("The restore of a snapshot cancels the resolution of a link by the app")
  func restored() async {
    let snapshot = navigator.snapshot()
    navigator.open("museum://scan/ABC-1234")
    await answers.asked(1)
    navigator.restore(snapshot)
    #expect(navigator.resolvingLink == nil)
    answers.answer(0, .success(.landing(Landing(stack: [.works]))))
    await until { answers.cancelled == 1 }
    #expect(navigator.state == NavigationState())
  }

  @Test("The app's answer to a link waits until the conditions of the answer hold")
  func answerWaits() async {
    navigator.open("museum://scan/ABC-1234")
    await answers.asked(1)
    answers.answer(0, .success(.landing(Landing(stack: [.work(id: 1)], requires: [.member]))))
    await recorder.settle()
    #expect(navigator.pendingLink?.url == "museum://scan/ABC-1234")
    #expect(navigator.pendingLink?.requires == [.member])
    navigator.conditions = [.member]
    #expect(navigator.state == NavigationState(stacks: [.tour: [.work(id: 1)]]))
  }
}
