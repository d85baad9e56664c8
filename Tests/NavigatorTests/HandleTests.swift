import Everything
import TestSupport
import Testing
import WaymarkNavigation

@Suite("The handle of a view")
@MainActor
struct HandleTests {
  let views = FakeViews<Bazaar>(conditions: Set(Bazaar.Condition.allCases))
  var navigator: Navigator<Bazaar> { views.navigator }
  typealias Error = NavigationError<Bazaar>

  private func show(_ sheet: Bazaar.Sheet) -> NavigationHandle<Bazaar> {
    navigator.present(sheet: sheet)
    views.appear(.sheet(sheet))
    return navigator.handle(of: .sheet(sheet))
  }

  @Test("After an await, a view in a tab pushes onto its own stack, although another tab and a sheet are in front")
  func afterAwait() async {
    let handle = navigator.handle(of: .tab(.home))
    let push = Task { handle.push(.product(id: 1)) }
    navigator.select(.orders)
    navigator.present(sheet: .settings)
    #expect(await push.value == .done)
    #expect(
      navigator.state
        == NavigationState(selectedTab: .orders, stacks: [.home: [.product(id: 1)]], modals: [.sheet(.settings)]))
    #expect(handle.pop() == .done)
    #expect(navigator[stack: .tab(.home)] == [])
  }

  @Test("A view behind a sheet pushes onto its own stack, and not onto the stack of the sheet")
  func behindSheet() {
    let handle = show(.settings)
    #expect(handle.push(.language) == .done)
    navigator.present(sheet: .paywall(offer: 1))
    views.appear(.sheet(.paywall(offer: 1)))
    #expect(handle.push(.plan) == CommandOutcome(Error.notAllowed(.plan, in: .sheet(.settings))))
    #expect(handle.popToRoot() == .done)
    #expect(navigator.state.modals == [.sheet(.settings), .sheet(.paywall(offer: 1))])
  }

  @Test("After the user has dismissed a sheet, the commands of its views are rejected, also when the sheet is back")
  func afterSwipe() {
    let handle = show(.settings)
    views.disappear(.sheet(.settings))
    views.clear()
    let rejection = CommandOutcome(Error.notThere(.sheet(.settings)))
    #expect(handle.push(.language) == rejection)
    #expect(handle.present(sheet: .paywall(offer: 1)) == rejection)
    #expect(handle.dismiss() == rejection)
    #expect(views.events == Array(repeating: .rejected(.notThere(.sheet(.settings))), count: 3))
    let second = show(.settings)
    #expect(handle.push(.language) == rejection)
    #expect(handle.dismiss() == rejection)
    #expect(navigator.sheet == .settings)
    #expect(second.push(.language) == .done)
    #expect(second.dismiss() == .done)
    #expect(navigator.state.modals.isEmpty)
  }

  @Test("While a sheet is being dismissed, the commands of its views are rejected, also if it is to come back")
  func duringDismissal() {
    let handle = show(.settings)
    navigator.dismiss()
    navigator.present(sheet: .settings)
    #expect(handle.push(.language) == CommandOutcome(Error.notThere(.sheet(.settings))))
    #expect(navigator.handle(of: .sheet(.settings)).push(.language).reason != nil, "the views are the former ones")
    views.disappear(.sheet(.settings))
    #expect(navigator.handle(of: .sheet(.settings)).push(.language) == .done)
  }

  @Test("A sheet that appears after its request was withdrawn and repeated accepts the commands of its views")
  func lateAppearance() {
    navigator.present(sheet: .settings)
    let handle = navigator.handle(of: .sheet(.settings))
    navigator.dismiss()
    navigator.present(sheet: .settings)
    views.appear(.sheet(.settings))
    #expect(handle.push(.language) == .done)
  }

  @Test("A view presents a sheet over its own sheet, and dismisses the sheets above")
  func present() {
    let handle = show(.settings)
    navigator.present(sheet: .paywall(offer: 1))
    navigator.present(sheet: .terms)
    #expect(navigator.state.modals.count == 3)
    #expect(handle.present(sheet: .paywall(offer: 2)) == .done)
    #expect(navigator.state.modals == [.sheet(.settings), .sheet(.paywall(offer: 2))])
    #expect(handle.present(sheet: .terms) == .done, "the settings may not be covered by the terms")
    #expect(navigator.state.modals == [.sheet(.terms)])
  }

  @Test("A view in a tab presents a sheet over its tab only while the tab is selected")
  func presentOverTab() {
    let handle = navigator.handle(of: .tab(.home))
    navigator.present(sheet: .settings)
    #expect(handle.present(sheet: .paywall(offer: 1)) == .done)
    #expect(navigator.state.modals == [.sheet(.paywall(offer: 1))], "the settings aren't the place of the view")
    navigator.select(.orders)
    let rejection = Error.notSelected(.home)
    #expect(handle.present(sheet: .settings) == CommandOutcome(rejection))
    #expect(
      "\(rejection)" == "a view in the tab home cannot present a screen: the tab is not selected")
    #expect(navigator.state.modals == [.sheet(.paywall(offer: 1))])
  }

  @Test("A view dismisses its own sheet together with those above, and a view in a tab can't be dismissed")
  func dismiss() {
    let handle = show(.settings)
    navigator.present(sheet: .paywall(offer: 1))
    #expect(handle.dismiss() == .done)
    #expect(navigator.state.modals.isEmpty)
    navigator.present(cover: .checkout)
    #expect(navigator.handle(of: .tab(.home)).dismiss() == CommandOutcome(Error.notDismissable(.tab(.home))))
    #expect(navigator.cover == .checkout)
  }

  @Test("A question of a view shows its screen on the stack of the view, and is answered with nil if the view is gone")
  func question() async {
    let handle = navigator.handle(of: .tab(.home))
    navigator.select(.orders)
    navigator.present(sheet: .settings)
    let gone = show(.share(id: 1))
    navigator.dismiss()
    #expect(await gone.result(of: ScreenQuestion<Bazaar, Int>(.push(.language))) == nil)
    async let answer = handle.result(of: ScreenQuestion<Bazaar, Int>(.push(.product(id: 7))))
    await until { !navigator[stack: .tab(.home)].isEmpty }
    #expect(navigator[stack: .tab(.home)] == [.product(id: 7)])
    handle.finish(ReturningScreen<Bazaar, Int>("product"), with: 3)
    #expect(await answer == 3)
  }

  @Test("A place has one handle until it is left, and views outside of all stacks command the visible stack")
  func identity() {
    let handle = navigator.handle(of: .tab(.home))
    #expect(handle === navigator.handle(of: .tab(.home)))
    #expect(handle !== navigator.handle(of: .tab(.orders)))
    navigator.push(.product(id: 1))
    #expect(handle === navigator.handle(of: .tab(.home)))
    let sheet = show(.settings)
    #expect(sheet === navigator.handle(of: .sheet(.settings)))
    let visible = navigator.visibleHandle
    #expect(visible.push(.language) == .done)
    #expect(navigator[stack: .sheet(.settings)] == [.language])
    #expect(visible.dismiss() == .done)
    #expect(visible.dismiss() == .done)
    #expect(visible.push(.product(id: 2)) == .done)
    #expect(navigator[stack: .tab(.home)] == [.product(id: 1), .product(id: 2)])
    #expect(NavigationHandle<Museum>.preview.push(.works) == .done)
  }

  @Test("A view in a window pushes onto the stack of the window, closes it, and can't command the reopened window")
  func window() {
    let navigator = NavigationRecorder<Museum>(resolve: { _, _ in .done }).navigator
    let unopened = navigator.handle(of: .window(.page()))
    #expect(unopened.dismiss() == CommandOutcome(NavigationError<Museum>.notThere(.window(.page()))))
    navigator.open(window: .page())
    let handle = navigator.handle(of: .window(.page()))
    #expect(unopened !== handle)
    #expect(handle.push(.works) == CommandOutcome(NavigationError<Museum>.notAllowed(.works, in: .window(.page()))))
    navigator.open(window: .page(path: "other"))
    navigator.open(window: .page())
    #expect(handle === navigator.handle(of: .window(.page())), "the window only came to the front")
    #expect(handle.dismiss() == .done)
    #expect(navigator.state.windows == [.init(.page(path: "other"))])
    navigator.open(window: .page())
    #expect(handle.dismiss().reason == "the window page is not open")
    #expect(navigator.state.windows.count == 2)
  }

  @Test("A scope of a handle commands the stack of the handle, and a scope of a navigator the visible stack")
  func scope() {
    let navigator = NavigationRecorder<Museum>(resolve: { _, _ in .done }).navigator
    let scope = navigator.handle(of: .tab(.tour)).scope(Museum.Route.Audio.self)
    navigator.select(.find)
    navigator.present(cover: .buy())
    #expect(scope.push(.playlist) == .done)
    #expect(navigator[stack: .tab(.tour)] == [.audio(.playlist)])
    #expect(navigator.scope(Museum.Route.Audio.self).push(.playlist).reason != nil)
    #expect(scope.dismiss().reason == "a view in the tab tour cannot be dismissed: pop its screen instead")
    #expect(
      scope.present(sheet: .captions).reason
        == "a view in the tab tour cannot present a screen: the tab is not selected")
    #expect(scope.pop() == .done)
    #expect(navigator.state.stacks == [:])
    #expect(scope != navigator.scope(Museum.Route.Audio.self))
    #expect(scope == navigator.handle(of: .tab(.tour)).scope(Museum.Sheet.Audio.self))
  }
}
