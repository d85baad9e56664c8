import Foundation
import Testing

@testable import WaymarkNavigation

@Suite("Sheets and covers over each other")
@MainActor
struct NestedModalTests {
  let recorder = NavigationRecorder<Bazaar>(conditions: Set(Bazaar.Condition.allCases))
  var navigator: Navigator<Bazaar> { recorder.navigator }

  @Test("A navigator presents three nested modals if the spec lets each modal cover the previous modal")
  func present() {
    navigator.present(sheet: .settings)
    navigator.present(sheet: .paywall(offer: 1))
    navigator.present(sheet: .terms)
    #expect(navigator.state.modals == [.sheet(.settings), .sheet(.paywall(offer: 1)), .sheet(.terms)])
    #expect(navigator.sheet == .terms)
    #expect(
      recorder.plainEvents == [
        .presented(.sheet(.settings)), .presented(.sheet(.paywall(offer: 1))), .presented(.sheet(.terms)),
      ])
  }

  @Test("A new modal dismisses the presented modals down to a modal that the new modal may cover")
  func replace() {
    navigator.open(Landing(modals: [.sheet(.settings), .sheet(.paywall(offer: 1)), .sheet(.terms)]))
    recorder.clear()
    navigator.present(cover: .signIn)
    #expect(navigator.state.modals == [.sheet(.settings), .cover(.signIn)])
    #expect(
      recorder.plainEvents == [
        .dismissed(.sheet(.terms)), .dismissed(.sheet(.paywall(offer: 1))), .presented(.cover(.signIn)),
      ])
    navigator.present(sheet: .share(id: 1))
    #expect(navigator.state.modals == [.sheet(.share(id: 1))], "a screen that covers nothing replaces all")
  }

  @Test("A nested sheet with other arguments replaces the presented sheet of the same case")
  func otherArguments() {
    navigator.present(cover: .checkout)
    navigator.present(sheet: .paywall(offer: 1))
    navigator.present(sheet: .paywall(offer: 2))
    #expect(navigator.state.modals == [.cover(.checkout), .sheet(.paywall(offer: 2))])
  }

  @Test("Presenting the outermost cover again dismisses only the nested cover")
  func presentOutermost() {
    navigator.present(cover: .checkout, stack: [.address])
    navigator.present(cover: .signIn)
    recorder.clear()
    navigator.present(cover: .checkout, stack: [.address])
    #expect(navigator.state.modals == [.cover(.checkout, stack: [.address])])
    #expect(recorder.plainEvents == [.dismissed(.cover(.signIn))])
  }

  @Test("Each nested modal has its own stack, and commands without a place change the innermost stack")
  func stacks() {
    navigator.present(cover: .checkout)
    #expect(navigator.push(.address) == .done)
    navigator.present(sheet: .paywall(offer: 1))
    #expect(navigator.push(.address) != .done)
    #expect(navigator.push(.plan) == .done)
    #expect(navigator.state.place == .sheet(.paywall(offer: 1)))
    #expect(navigator.state.screenName == "plan")
    navigator.pop(in: .cover(.checkout))
    #expect(navigator.state.modals == [.cover(.checkout), .sheet(.paywall(offer: 1), stack: [.plan])])
    navigator[stack: .cover(.checkout)] = [.address]
    navigator.popToRoot()
    #expect(navigator.state.modals == [.cover(.checkout, stack: [.address]), .sheet(.paywall(offer: 1))])
    #expect(
      recorder.plainEvents.suffix(4) == [
        .pushed(.plan, in: .sheet(.paywall(offer: 1))), .popped(.address, in: .cover(.checkout)),
        .pushed(.address, in: .cover(.checkout)), .popped(.plan, in: .sheet(.paywall(offer: 1))),
      ])
  }

  @Test("A rejected presentation with a disallowed stack keeps the presented cover")
  func refusal() {
    navigator.present(cover: .checkout)
    #expect(navigator.present(sheet: .paywall(offer: 1), stack: [.address]) != .done)
    #expect(navigator.present(sheet: .share(id: 1), stack: [.plan]) != .done)
    #expect(navigator.state.modals == [.cover(.checkout)])
  }

  private func presentThree() {
    navigator.open(Landing(modals: [.cover(.checkout), .sheet(.paywall(offer: 1)), .sheet(.terms)]))
    recorder.clear()
  }

  @Test("`dismiss()` dismisses only the innermost modal")
  func dismiss() {
    presentThree()
    navigator.dismiss()
    #expect(navigator.state.modals == [.cover(.checkout), .sheet(.paywall(offer: 1))])
    navigator.dismiss()
    #expect(navigator.state.modals == [.cover(.checkout)])
    navigator.dismiss()
    navigator.dismiss()
    #expect(navigator.state == NavigationState())
    #expect(
      recorder.plainEvents == [
        .dismissed(.sheet(.terms)), .dismissed(.sheet(.paywall(offer: 1))), .dismissed(.cover(.checkout)),
      ])
  }

  @Test("`dismiss(_:)` dismisses a modal with the modals above, and ignores a modal that is not presented")
  func dismissScreen() {
    presentThree()
    navigator.dismiss(.cover(.signIn))
    #expect(navigator.state.modals.count == 3, "a screen that is not presented is not dismissed")
    navigator.dismiss(.sheet(.paywall(offer: 1)))
    #expect(navigator.state.modals == [.cover(.checkout)])
    #expect(recorder.plainEvents == [.dismissed(.sheet(.terms)), .dismissed(.sheet(.paywall(offer: 1)))])
  }

  @Test("`dismiss(to:)` dismisses only the modals above the screen, and rejects a screen that is not presented")
  func dismissToScreen() {
    presentThree()
    #expect(navigator.dismiss(to: .cover(.checkout)) == .done)
    #expect(navigator.state.modals == [.cover(.checkout)])
    #expect(navigator.dismiss(to: .cover(.checkout)) == .done)
    #expect(navigator.dismiss(to: .sheet(.terms)) != .done)
    #expect(navigator.state.modals == [.cover(.checkout)])
    #expect(
      recorder.plainEvents == [
        .dismissed(.sheet(.terms)), .dismissed(.sheet(.paywall(offer: 1))), .rejected(.notThere(.sheet(.terms))),
      ])
  }

  @Test("`dismissAll()` dismisses all three nested modals, and has no effect without a modal")
  func dismissAll() {
    presentThree()
    navigator.dismissAll()
    #expect(navigator.state == NavigationState())
    #expect(recorder.plainEvents.count == 3)
    navigator.dismissAll()
    #expect(recorder.plainEvents.count == 3)
  }

  @Test("The properties `sheet` and `cover` contain only the innermost nested modal")
  func properties() {
    navigator.present(cover: .checkout)
    navigator.present(sheet: .paywall(offer: 1))
    #expect(navigator.cover == nil && navigator.sheet == .paywall(offer: 1))
  }

  @Test("A landing presents nested modals with their stacks and replaces the presented modals")
  func landing() throws {
    navigator.present(sheet: .settings)
    let landing = Landing<Bazaar>(
      tab: .orders, modals: [.cover(.checkout, stack: [.address]), .sheet(.paywall(offer: 1), stack: [.plan])])
    #expect("\(landing)" == "tab orders › cover checkout › address › sheet paywall(offer: 1) › plan")
    recorder.clear()
    #expect(navigator.open(landing) == .opened)
    #expect(navigator.state == NavigationState(selectedTab: .orders, modals: landing.modals))
    #expect(
      recorder.plainEvents == [
        .link(.opened(landing), url: nil), .dismissed(.sheet(.settings)), .selected(.orders, from: .home),
        .presented(.cover(.checkout)), .pushed(.address, in: .cover(.checkout)),
        .presented(.sheet(.paywall(offer: 1))), .pushed(.plan, in: .sheet(.paywall(offer: 1))),
      ])
    let state = navigator.state
    #expect(navigator.open(landing) == .opened)
    #expect(navigator.state == state, "a landing that is applied twice changes nothing")
    navigator.open(Landing(stack: [.product(id: 1)]))
    #expect(navigator.state.modals.isEmpty)
  }

  @Test("A navigator rejects a landing with nested modals or stacks that violate the spec")
  func rejectedLanding() {
    let rejected: [(Landing<Bazaar>, NavigationError<Bazaar>)] = [
      (
        Landing(modals: [.sheet(.settings), .sheet(.terms)]),
        .cannotCover(.sheet(.terms), over: .sheet(.settings))
      ),
      (
        Landing(modals: [.cover(.checkout), .cover(.signIn), .sheet(.paywall(offer: 1))]),
        .cannotCover(.sheet(.paywall(offer: 1)), over: .cover(.signIn))
      ),
      (
        Landing(modals: [.cover(.checkout, stack: [.plan]), .cover(.signIn)]),
        .notAllowed(.plan, in: .cover(.checkout))
      ),
    ]
    for (landing, error) in rejected {
      #expect(navigator.open(landing) == .rejected)
      #expect(recorder.plainEvents.last == .link(.rejected(error), url: nil))
    }
    #expect(navigator.state == NavigationState())
  }

  @Test("The description of a state lists the nested modals and their stacks from the outermost to the innermost")
  func text() {
    navigator.open(Landing(modals: [.cover(.checkout, stack: [.address]), .sheet(.paywall(offer: 1))]))
    #expect(navigator.state.description == "tab home › cover checkout › address › sheet paywall(offer: 1)")
    #expect(navigator.state.screenName == "paywall")
  }

  @Test("A restore of a snapshot keeps the nested modals that the spec allows and reports the lost modals")
  func snapshot() throws {
    presentThree()
    let other = NavigationRecorder<Bazaar>(conditions: Set(Bazaar.Condition.allCases))
    other.navigator.restore(navigator.snapshot())
    #expect(other.navigator.state == navigator.state)
    let snapshot = """
      {"waymark": 1, "shape": "0", "state": {"tab": "home", "stacks": {}, "windows": [], "modals": [
        {"sheet": ["settings"], "stack": [["language"], ["plan"]]}, {"sheet": ["paywall", 1], "stack": []},
        {"cover": ["signIn"], "stack": []}, {"sheet": ["terms"], "stack": []}]}}
      """
    other.clear()
    #expect(other.navigator.restore(Data(snapshot.utf8)) == .done)
    #expect(other.navigator.state.modals == [.sheet(.settings, stack: [.language]), .sheet(.paywall(offer: 1))])
    #expect(
      other.events.first
        == .restored(
          lost: ["1 of 2 screens on the stack of sheet settings", "2 of 4 sheets and covers"], isSameVersion: false))
  }
}

@Suite("Sheets and covers over each other on the screen")
@MainActor
struct NestedModalOnScreenTests {
  let views = FakeViews<Bazaar>(conditions: Set(Bazaar.Condition.allCases))
  var navigator: Navigator<Bazaar> { views.navigator }
  private let three: [Bazaar.Screen] = [.sheet(.settings), .sheet(.paywall(offer: 1)), .sheet(.terms)]

  private func land() { navigator.open(Landing(modals: three.map { Bazaar.Modal($0) })) }

  @Test("A navigator requests each nested modal of a landing after the previous modal appears")
  func present() {
    land()
    for count in 1...3 {
      #expect(views.requested == Array(three.prefix(count)))
      views.appear(three[count - 1])
    }
    #expect(views.requested == three)
    #expect(views.events.count { if case .presented = $0 { true } else { false } } == 3)
  }

  @Test("A dismissal report for a modal also completes the dismissal of the modals above")
  func dismiss() {
    land()
    views.appear(three[0], three[1], three[2])
    navigator.dismiss(three[1])
    #expect(views.requested == [three[0]])
    navigator.present(cover: .signIn)
    #expect(views.requested == [three[0]], "two screens are on their way out")
    views.disappear(three[1])
    #expect(views.requested == [three[0], .cover(.signIn)])
  }

  @Test("A navigator requests a new sheet after the views report three nested dismissals, innermost first")
  func dismissEach() {
    land()
    views.appear(three[0], three[1], three[2])
    navigator.present(sheet: .share(id: 1))
    for screen in three.reversed() {
      #expect(views.requested.isEmpty)
      views.disappear(screen)
    }
    #expect(views.requested == [.sheet(.share(id: 1))])
    views.waitInVain()
    #expect(views.events.contains(.unconfirmed(.sheet(.share(id: 1)))))
    #expect(!views.events.contains { if case .dismissalUnconfirmed = $0 { true } else { false } })
  }

  @Test("A navigator requests no modal over a modal that has not appeared, and continues after a retry")
  func unconfirmed() {
    land()
    views.waitInVain()
    #expect(views.requested.isEmpty)
    #expect(views.events.last == .unconfirmed(three[0]))
    navigator.host.retryPresentation()
    #expect(views.requested == [three[0]])
    views.appear(three[0])
    #expect(views.requested == Array(three.prefix(2)))
    views.waitInVain()
    #expect(views.events.last == .unconfirmed(three[1]))
    #expect(views.requested == [three[0]])
    navigator.host.retryPresentation()
    views.appear(three[1], three[2])
    #expect(views.requested == three)
  }

  @Test("Each dismissed nested modal still shows its stack until the views report the dismissal")
  func leaving() {
    navigator.open(
      Landing(modals: [.sheet(.settings, stack: [.language]), .sheet(.paywall(offer: 1), stack: [.plan])]))
    views.appear(three[0], three[1])
    navigator.dismissAll()
    #expect(navigator[stack: .sheet(.settings)] == [.language])
    #expect(navigator[stack: .sheet(.paywall(offer: 1))] == [.plan])
    views.disappear(three[0])
    #expect(navigator[stack: .sheet(.settings)] == [])
    #expect(navigator[stack: .sheet(.paywall(offer: 1))] == [])
  }

  @Test("A navigator reports one unconfirmed dismissal for three nested modals and requests the next cover")
  func dismissalUnconfirmed() {
    land()
    views.appear(three[0], three[1], three[2])
    navigator.present(cover: .checkout)
    views.clear()
    views.waitInVain()
    #expect(views.events == [.dismissalUnconfirmed(three[0])])
    #expect(views.requested == [.cover(.checkout)])
  }

  @Test("A dismissed sheet that appears late delays the next sheet and leaves the sheet beneath presented")
  func late() {
    navigator.present(sheet: .settings)
    views.appear(three[0])
    navigator.present(sheet: .paywall(offer: 1))
    navigator.dismiss()
    views.appear(three[1])
    #expect(views.requested == [three[0]])
    navigator.present(sheet: .paywall(offer: 2))
    #expect(views.requested == [three[0]])
    views.disappear(three[1])
    #expect(views.requested == [three[0], .sheet(.paywall(offer: 2))])
    #expect(navigator.state.modals == [.sheet(.settings), .sheet(.paywall(offer: 2))])
  }

  @Test("New views receive the requests for nested modals again, outermost first")
  func stop() {
    land()
    views.appear(three[0], three[1])
    navigator.host.stop()
    navigator.host.start()
    #expect(views.requested == [three[0]])
    views.appear(three[0])
    #expect(views.requested == Array(three.prefix(2)))
  }
}
