import Foundation
import TestSupport
import Testing
import WaymarkNavigation

@Suite("A presentation that the views have not confirmed")
@MainActor
struct PresentationTests {
  let storage = MemoryStorage()
  let views: FakeViews<Bazaar>
  var navigator: Navigator<Bazaar> { views.navigator }

  init() { views = FakeViews(conditions: Set(Bazaar.Condition.allCases), storage: storage) }

  /// Returns the sheets and covers that the next launch restores.
  private var restored: [Bazaar.Modal] {
    Navigator<Bazaar>(conditions: Set(Bazaar.Condition.allCases), storage: storage).state.modals
  }

  @Test(
    "A navigator reports an unconfirmed presentation after two seconds, withdraws the request, and repeats it after a second"
  )
  func unconfirmed() {
    navigator.present(sheet: .share(id: 1))
    #expect(views.requested == [.sheet(.share(id: 1))])
    #expect(views.latestDelay == .seconds(2))
    let first = navigator.host.modals
    views.waitInVain()
    #expect(views.events == [.presented(.sheet(.share(id: 1))), .unconfirmed(.sheet(.share(id: 1)))])
    #expect(views.requested.isEmpty)
    #expect(navigator.sheet == .share(id: 1), "the state keeps the sheet")
    #expect(views.latestDelay == .seconds(1))
    views.waitInVain()
    #expect(views.requested == [.sheet(.share(id: 1))])
    #expect(navigator.host.modals != first, "SwiftUI presents only a new item")
    #expect(views.events.count == 2, "the navigator reports each request once")
  }

  @Test("After five unconfirmed requests with growing pauses, a sheet leaves the state with an event")
  func last() {
    navigator.present(sheet: .settings, stack: [.language])
    navigator.present(sheet: .paywall(offer: 1))
    for pause in [1, 2, 4, 8] {
      views.waitInVain()
      #expect(views.latestDelay == .seconds(pause))
      #expect(views.requested.isEmpty)
      views.waitInVain()
      #expect(views.latestDelay == .seconds(2))
      #expect(views.requested == [.sheet(.settings)])
    }
    views.clear()
    views.waitInVain()
    #expect(navigator.state == NavigationState())
    #expect(
      views.events == [
        .unconfirmed(.sheet(.settings)), .notPresented(.sheet(.settings)), .dismissed(.sheet(.paywall(offer: 1))),
        .dismissed(.sheet(.settings)),
      ])
    views.clear()
    views.waitInVain()
    #expect(views.events.isEmpty)
  }

  @Test("A command that waits is dropped when its sign-in screen can't be presented")
  func lastForCondition() {
    navigator.conditions = [.onboarded, .vetted]
    #expect(navigator.present(sheet: .terms) == .pending(for: ["signedIn"]))
    #expect(navigator.cover == .signIn)
    for _ in 0..<9 { views.waitInVain() }
    #expect(navigator.pendingCommand == nil)
    #expect(navigator.state.modals.isEmpty)
  }

  @Test("An inactive scene doesn't use up the requests of a sheet, and its activation repeats the request")
  func inactiveScene() {
    navigator.present(sheet: .settings)
    navigator.host.setSceneActive(false)
    for _ in 0..<20 {
      views.waitInVain()
      navigator.select(navigator.selection == .home ? .orders : .home)
    }
    views.waitInVain()
    #expect(navigator.sheet == .settings)
    #expect(views.requested.isEmpty)
    navigator.host.setSceneActive(true)
    #expect(views.requested == [.sheet(.settings)])
    for _ in 0..<8 { views.waitInVain() }
    #expect(navigator.sheet == .settings)
    views.waitInVain()
    #expect(navigator.sheet == nil)
  }

  @Test("A pause that ends in an inactive scene repeats no request")
  func pauseInInactiveScene() {
    navigator.present(sheet: .settings)
    views.waitInVain()
    navigator.host.setSceneActive(false)
    views.waitInVain()
    #expect(views.requested.isEmpty)
    navigator.host.setSceneActive(true)
    #expect(views.requested == [.sheet(.settings)])
  }

  @Test("Commands for the visible stack skip a sheet that wasn't presented, and the sheets above it")
  func skipped() {
    navigator.push(.product(id: 1))
    navigator.present(sheet: .settings)
    navigator.present(sheet: .paywall(offer: 1))
    #expect(navigator.state.place == .sheet(.paywall(offer: 1)), "the sheet may still appear")
    views.waitInVain()
    #expect(navigator.state.place == .tab(.home))
    #expect(navigator.state.screenName == "product")
    #expect(navigator.push(.product(id: 2)) == .done)
    #expect(navigator.state.stacks == [.home: [.product(id: 1), .product(id: 2)]])
    #expect(navigator.state.place == .tab(.home), "the repeated request isn't confirmed yet")
    views.appear(.sheet(.settings))
    #expect(navigator.state.place == .sheet(.paywall(offer: 1)))
    views.appear(.sheet(.paywall(offer: 1)))
    #expect(navigator.state.screenName == "paywall")
  }

  @Test("`dismiss()` dismisses the visible sheet, and without one the sheet that wasn't presented")
  func dismissVisible() {
    navigator.present(sheet: .settings)
    views.appear(.sheet(.settings))
    navigator.present(sheet: .paywall(offer: 1))
    views.waitInVain()
    navigator.dismiss()
    #expect(navigator.state.modals.isEmpty)
    views.disappear(.sheet(.settings))
    navigator.present(sheet: .settings)
    views.waitInVain()
    navigator.dismiss()
    #expect(navigator.state.modals.isEmpty)
  }

  @Test("A navigator requests a sheet only in the update after a pop")
  func pop() {
    navigator.push(.product(id: 1))
    navigator.popToRoot()
    navigator.present(sheet: .settings)
    #expect(navigator.state.modals == [.sheet(.settings)])
    #expect(views.requested.isEmpty)
    views.update()
    #expect(views.requested == [.sheet(.settings)])
    views.appear(.sheet(.settings))
    views.waitInVain()
    #expect(!views.events.contains(.unconfirmed(.sheet(.settings))))
  }

  @Test("A link that pops screens and presents a sheet requests the sheet in the next update")
  func popOfLink() {
    navigator.push(.product(id: 1))
    navigator.open(Landing(tab: .home, stack: [], modals: [.sheet(.settings)]))
    #expect(navigator.state == NavigationState(modals: [.sheet(.settings)]))
    #expect(views.requested.isEmpty)
    navigator.push(.language)
    #expect(views.requested.isEmpty)
    views.update()
    #expect(views.requested == [.sheet(.settings)])
    navigator.pop()
    #expect(views.requested == [.sheet(.settings)], "a request isn't withdrawn")
  }

  @Test("The navigator's own clock reports an unconfirmed presentation after the confirmation time")
  func clock() async {
    var events: [NavigationEvent<Bazaar>] = []
    let navigator = Navigator<Bazaar>(conditions: [.onboarded, .vetted], storage: nil, onEvent: { events.append($0) })
    navigator.confirmationTime = .milliseconds(1)
    navigator.host.start()
    navigator.present(sheet: .share(id: 1))
    await until { navigator.host.modals.isEmpty }
    #expect(events.last == .unconfirmed(.sheet(.share(id: 1))))
  }

  @Test("A navigator reports no unconfirmed presentation for a sheet whose appearance the views report")
  func confirmed() {
    navigator.present(sheet: .share(id: 1))
    views.appear(.sheet(.share(id: 1)))
    views.waitInVain()
    navigator.dismiss()
    views.disappear(.sheet(.share(id: 1)))
    views.waitInVain()
    #expect(views.events == [.presented(.sheet(.share(id: 1))), .dismissed(.sheet(.share(id: 1)))])
  }

  @Test("A repeated command requests an unconfirmed sheet again as a new request")
  func repeated() {
    navigator.present(sheet: .share(id: 1))
    let first = navigator.host.modals
    views.waitInVain()
    #expect(navigator.present(sheet: .share(id: 1)) == .done)
    #expect(views.requested == [.sheet(.share(id: 1))])
    #expect(navigator.host.modals != first)
    views.appear(.sheet(.share(id: 1)))
    views.waitInVain()
    #expect(views.events == [.presented(.sheet(.share(id: 1))), .unconfirmed(.sheet(.share(id: 1)))])
  }

  @Test("A repeated command with another stack requests an unconfirmed cover again")
  func repeatedWithStack() {
    navigator.present(cover: .checkout)
    views.waitInVain()
    navigator.present(cover: .checkout, stack: [.address])
    #expect(views.requested == [.cover(.checkout)])
    navigator.push(.address)
    views.waitInVain()
    navigator.present(cover: .checkout)
    #expect(views.requested == [.cover(.checkout)])
  }

  @Test("The second use of a landing requests the unconfirmed outermost sheet again")
  func repeatedLanding() {
    let landing = Landing<Bazaar>(tab: .orders, modals: [.sheet(.settings), .sheet(.paywall(offer: 1))])
    navigator.open(landing)
    views.waitInVain()
    #expect(views.requested.isEmpty)
    navigator.open(landing)
    #expect(views.requested == [.sheet(.settings)])
  }

  @Test("The presentation of a second sheet requests the unconfirmed sheet beneath again")
  func repeatedFromAbove() {
    navigator.present(sheet: .settings)
    views.waitInVain()
    navigator.present(sheet: .paywall(offer: 1))
    #expect(views.requested == [.sheet(.settings)])
    views.appear(.sheet(.settings))
    #expect(views.requested == [.sheet(.settings), .sheet(.paywall(offer: 1))])
  }

  @Test("A command that repeats a request in progress leads to a second request after a pause")
  func repeatedEarly() {
    navigator.present(sheet: .terms)
    let first = navigator.host.modals
    navigator.present(sheet: .terms)
    #expect(navigator.host.modals == first, "the request is still in progress")
    views.waitInVain()
    views.waitInVain()
    #expect(views.requested == [.sheet(.terms)])
    #expect(navigator.host.modals != first)
    views.waitInVain()
    #expect(views.requested.isEmpty)
    #expect(
      views.events == [.presented(.sheet(.terms)), .unconfirmed(.sheet(.terms)), .unconfirmed(.sheet(.terms))])
  }

  @Test("Every command requests an unconfirmed sheet again, and a rejected command doesn't")
  func otherCommands() {
    navigator.present(sheet: .settings)
    views.waitInVain()
    #expect(navigator.push(.language).reason != nil)
    #expect(views.requested.isEmpty)
    navigator.select(.orders)
    #expect(views.requested == [.sheet(.settings)])
    views.waitInVain()
    navigator.push(.product(id: 1))
    #expect(views.requested == [.sheet(.settings)])
  }

  @Test("Each activation of the scene requests an unconfirmed sheet once more")
  func sceneActivation() {
    navigator.present(sheet: .share(id: 1))
    navigator.host.setSceneActive(true)
    views.waitInVain()
    navigator.host.setSceneActive(true)
    #expect(views.requested == [.sheet(.share(id: 1))])
    views.waitInVain()
    #expect(views.requested.isEmpty, "each activation is one attempt")
  }

  @Test("A dismissal report for any other modal requests an unconfirmed sheet again")
  func nextDismissal() {
    navigator.present(sheet: .share(id: 1))
    views.waitInVain()
    views.disappear(.cover(.signIn))
    #expect(views.requested == [.sheet(.share(id: 1))])
    #expect(navigator.sheet == .share(id: 1))
  }

  @Test("A late appearance report confirms a sheet that the navigator reported as unconfirmed")
  func late() {
    navigator.present(sheet: .settings)
    views.waitInVain()
    views.appear(.sheet(.settings))
    #expect(views.requested == [.sheet(.settings)])
    navigator.present(sheet: .paywall(offer: 1))
    #expect(views.requested == [.sheet(.settings), .sheet(.paywall(offer: 1))])
  }

  @Test("A relaunch restores a sheet only if the views confirmed the presentation of the sheet")
  func phantom() {
    navigator.push(.product(id: 1))
    navigator.present(sheet: .share(id: 1))
    #expect(restored.isEmpty)
    views.waitInVain()
    navigator.push(.product(id: 2), in: .tab(.home))
    #expect(restored.isEmpty)
    views.appear(.sheet(.share(id: 1)))
    #expect(restored == [.sheet(.share(id: 1))])
    navigator.dismiss()
    #expect(restored.isEmpty)
    #expect(
      Navigator<Bazaar>(conditions: Set(Bazaar.Condition.allCases), storage: storage).state.stacks == [
        .home: [.product(id: 1), .product(id: 2)]
      ])
  }

  @Test("A snapshot omits an unconfirmed sheet and contains the confirmed sheet beneath")
  func snapshot() throws {
    navigator.present(sheet: .settings, stack: [.language])
    views.appear(.sheet(.settings))
    navigator.present(sheet: .paywall(offer: 1))
    let other = Navigator<Bazaar>(conditions: [.onboarded, .vetted], storage: nil)
    other.restore(navigator.snapshot())
    #expect(other.state.modals == [.sheet(.settings, stack: [.language])])
    views.appear(.sheet(.paywall(offer: 1)))
    other.restore(navigator.snapshot())
    #expect(other.state.modals == [.sheet(.settings, stack: [.language]), .sheet(.paywall(offer: 1))])
  }

  @Test("A navigator forgets an unconfirmed sheet after its dismissal and requests the next cover")
  func dismissed() {
    navigator.present(sheet: .share(id: 1))
    views.waitInVain()
    navigator.dismiss()
    navigator.host.retryPresentation()
    #expect(views.requested.isEmpty)
    navigator.present(cover: .checkout)
    #expect(views.requested == [.cover(.checkout)])
  }
}

@Suite("A dismissal")
@MainActor
struct DismissalTests {
  let views = FakeViews<Bazaar>(conditions: Set(Bazaar.Condition.allCases))
  var navigator: Navigator<Bazaar> { views.navigator }

  @Test("A dismissal report for another modal has no effect on the presented sheet")
  func otherScreen() {
    navigator.present(sheet: .share(id: 1))
    views.appear(.sheet(.share(id: 1)))
    for screen in [Bazaar.Screen.sheet(.share(id: 2)), .cover(.checkout), .sheet(.terms)] {
      views.disappear(screen)
      #expect(navigator.sheet == .share(id: 1))
      #expect(views.requested == [.sheet(.share(id: 1))])
    }
    #expect(views.events == [.presented(.sheet(.share(id: 1)))])
  }

  @Test("Repeated dismissal reports for a replaced sheet leave the new cover presented")
  func reportedTwice() {
    navigator.present(sheet: .share(id: 1))
    views.appear(.sheet(.share(id: 1)))
    navigator.present(cover: .checkout)
    views.disappear(.sheet(.share(id: 1)))
    views.disappear(.sheet(.share(id: 1)))
    views.appear(.cover(.checkout))
    views.disappear(.sheet(.share(id: 1)))
    #expect(navigator.cover == .checkout)
    #expect(views.requested == [.cover(.checkout)])
  }

  @Test("A navigator reports an unconfirmed dismissal in time and requests the next cover")
  func unconfirmed() {
    navigator.present(sheet: .share(id: 1))
    views.appear(.sheet(.share(id: 1)))
    navigator.present(cover: .checkout)
    views.clear()
    views.waitInVain()
    #expect(views.events == [.dismissalUnconfirmed(.sheet(.share(id: 1)))])
    #expect(views.requested == [.cover(.checkout)])
  }

  @Test("A late dismissal report leaves a sheet that was presented again in the meantime")
  func lateForTheSameScreen() {
    navigator.present(sheet: .share(id: 1))
    views.appear(.sheet(.share(id: 1)))
    navigator.dismiss()
    views.waitInVain()
    navigator.present(sheet: .share(id: 1))
    views.disappear(.sheet(.share(id: 1)))
    #expect(navigator.sheet == .share(id: 1))
    #expect(views.requested == [.sheet(.share(id: 1))])
  }

  @Test("A navigator stops waiting for the dismissal of a sheet that appeared too late")
  func lateScreen() {
    navigator.present(sheet: .share(id: 1))
    navigator.present(cover: .checkout)
    views.waitInVain()
    views.appear(.sheet(.share(id: 1)))
    #expect(views.requested.isEmpty)
    views.waitInVain()
    #expect(views.events.last == .dismissalUnconfirmed(.sheet(.share(id: 1))))
    #expect(views.requested == [.cover(.checkout)])
  }

  @Test("The user's dismissal of a nested sheet also dismisses the sheet above")
  func user() {
    navigator.open(Landing(modals: [.sheet(.settings), .sheet(.paywall(offer: 1)), .sheet(.terms)]))
    views.appear(.sheet(.settings), .sheet(.paywall(offer: 1)), .sheet(.terms))
    views.clear()
    views.disappear(.sheet(.paywall(offer: 1)))
    #expect(navigator.state.modals == [.sheet(.settings)])
    #expect(views.requested == [.sheet(.settings)])
    #expect(views.events == [.dismissed(.sheet(.terms)), .dismissed(.sheet(.paywall(offer: 1)))])
  }
}
