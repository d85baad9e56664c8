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

  @Test("is reported after a second, and no longer requested")
  func unconfirmed() {
    navigator.present(sheet: .share(id: 1))
    #expect(views.requested == [.sheet(.share(id: 1))])
    views.waitInVain()
    #expect(views.events == [.presented(.sheet(.share(id: 1))), .unconfirmed(.sheet(.share(id: 1)))])
    #expect(views.requested.isEmpty)
    #expect(navigator.sheet == .share(id: 1), "the state keeps the sheet")
    views.waitInVain()
    #expect(views.events.count == 2, "the navigator reports each request once")
  }

  @Test("is reported by the clock of the navigator itself")
  func clock() async {
    var events: [NavigationEvent<Bazaar>] = []
    let navigator = Navigator<Bazaar>(storage: nil, onEvent: { events.append($0) })
    navigator.confirmationTime = .milliseconds(1)
    navigator.host.start()
    navigator.present(sheet: .share(id: 1))
    await until { navigator.host.modals.isEmpty }
    #expect(events.last == .unconfirmed(.sheet(.share(id: 1))))
  }

  @Test("is not reported once the views have confirmed it")
  func confirmed() {
    navigator.present(sheet: .share(id: 1))
    views.appear(.sheet(.share(id: 1)))
    views.waitInVain()
    navigator.dismiss()
    views.disappear(.sheet(.share(id: 1)))
    views.waitInVain()
    #expect(views.events == [.presented(.sheet(.share(id: 1))), .dismissed(.sheet(.share(id: 1)))])
  }

  @Test("is requested again by the same command, with an identity of its own")
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

  @Test("is requested again by the same command with another stack")
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

  @Test("is requested again by the same landing")
  func repeatedLanding() {
    let landing = Landing<Bazaar>(tab: .orders, modals: [.sheet(.settings), .sheet(.paywall(offer: 1))])
    navigator.apply(landing)
    views.waitInVain()
    #expect(views.requested.isEmpty)
    navigator.apply(landing)
    #expect(views.requested == [.sheet(.settings)])
  }

  @Test("is requested again by a command that presents another screen over it")
  func repeatedFromAbove() {
    navigator.present(sheet: .settings)
    views.waitInVain()
    navigator.present(sheet: .paywall(offer: 1))
    #expect(views.requested == [.sheet(.settings)])
    views.appear(.sheet(.settings))
    #expect(views.requested == [.sheet(.settings), .sheet(.paywall(offer: 1))])
  }

  @Test("that is repeated before the second is over is requested again when it is over")
  func repeatedEarly() {
    navigator.present(sheet: .terms)
    let first = navigator.host.modals
    navigator.present(sheet: .terms)
    #expect(navigator.host.modals == first, "the request is still in progress")
    views.waitInVain()
    #expect(views.requested == [.sheet(.terms)])
    #expect(navigator.host.modals != first)
    views.waitInVain()
    #expect(views.requested.isEmpty)
    #expect(
      views.events == [.presented(.sheet(.terms)), .unconfirmed(.sheet(.terms)), .unconfirmed(.sheet(.terms))])
  }

  @Test("is not requested again by a command that presents nothing")
  func otherCommands() {
    navigator.present(sheet: .settings)
    views.waitInVain()
    navigator.select(.orders)
    navigator.push(.language)
    navigator.pop()
    #expect(views.requested.isEmpty)
  }

  @Test("is requested again when the scene becomes active")
  func sceneActivation() {
    navigator.present(sheet: .share(id: 1))
    navigator.host.retryPresentation()
    views.waitInVain()
    navigator.host.retryPresentation()
    #expect(views.requested == [.sheet(.share(id: 1))])
    views.waitInVain()
    #expect(views.requested.isEmpty, "each activation is one attempt")
  }

  @Test("is requested again when any other screen is dismissed")
  func nextDismissal() {
    navigator.present(sheet: .share(id: 1))
    views.waitInVain()
    views.disappear(.cover(.signIn))
    #expect(views.requested == [.sheet(.share(id: 1))])
    #expect(navigator.sheet == .share(id: 1))
  }

  @Test("counts as confirmed when its view comes late")
  func late() {
    navigator.present(sheet: .settings)
    views.waitInVain()
    views.appear(.sheet(.settings))
    #expect(views.requested == [.sheet(.settings)])
    navigator.present(sheet: .paywall(offer: 1))
    #expect(views.requested == [.sheet(.settings), .sheet(.paywall(offer: 1))])
  }

  @Test("is not saved, and comes not back at the next launch")
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

  @Test("is not in a snapshot, while those beneath it are")
  func snapshot() throws {
    navigator.present(sheet: .settings, stack: [.language])
    views.appear(.sheet(.settings))
    navigator.present(sheet: .paywall(offer: 1))
    let other = Navigator<Bazaar>(storage: nil)
    other.restore(navigator.snapshot())
    #expect(other.state.modals == [.sheet(.settings, stack: [.language])])
    views.appear(.sheet(.paywall(offer: 1)))
    other.restore(navigator.snapshot())
    #expect(other.state.modals == [.sheet(.settings, stack: [.language]), .sheet(.paywall(offer: 1))])
  }

  @Test("is forgotten once it is dismissed")
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
  let views = FakeViews<Bazaar>(conditions: [.signedIn, .member])
  var navigator: Navigator<Bazaar> { views.navigator }

  @Test("of another screen, reported late, has no effect")
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

  @Test("of the screen before, reported twice, leaves the screen that took its place")
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

  @Test("that the views do not report is reported after a second, and the next screen is requested")
  func unconfirmed() {
    navigator.present(sheet: .share(id: 1))
    views.appear(.sheet(.share(id: 1)))
    navigator.present(cover: .checkout)
    views.clear()
    views.waitInVain()
    #expect(views.events == [.dismissalUnconfirmed(.sheet(.share(id: 1)))])
    #expect(views.requested == [.cover(.checkout)])
  }

  @Test("that the views report too late leaves the same screen, which has been presented again meanwhile")
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

  @Test("of a screen that came too late need not be reported either")
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

  @Test("by the user dismisses what is over the screen, too")
  func user() {
    navigator.apply(Landing(modals: [.sheet(.settings), .sheet(.paywall(offer: 1)), .sheet(.terms)]))
    views.appear(.sheet(.settings), .sheet(.paywall(offer: 1)), .sheet(.terms))
    views.clear()
    views.disappear(.sheet(.paywall(offer: 1)))
    #expect(navigator.state.modals == [.sheet(.settings)])
    #expect(views.requested == [.sheet(.settings)])
    #expect(views.events == [.dismissed(.sheet(.terms)), .dismissed(.sheet(.paywall(offer: 1)))])
  }
}
