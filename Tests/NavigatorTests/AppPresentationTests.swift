import Everything
import Observation
import TestSupport
import Testing
import WaymarkNavigation

/// A picker, an alert, or another screen that the app presents without the navigator.
@MainActor
@Observable
private final class Picker {
  private(set) var dismissals = 0
  var presentation: AppPresentation?
  /// A Boolean value that indicates whether the picker disappears as soon as the navigator dismisses it.
  var obeys = true

  init(over host: NavigatorHost<some NavigationSpec>) {
    presentation = host.beginPresentation { [weak self] in
      guard let self else { return }
      dismissals += 1
      if obeys { presentation?.end() }
    }
  }
}

@Suite("A presentation of the app")
@MainActor
struct AppPresentationTests {
  let views = FakeViews<Museum>()
  var navigator: Navigator<Museum> { views.navigator }
  private let url = "museum://works/7"
  private let state = NavigationState<Museum>(stacks: [.tour: [.works, .work(id: 7)]])

  @Test("A link dismisses the app's own presentation and opens after the presentation ends")
  func link() {
    let picker = Picker(over: navigator.host)
    picker.obeys = false
    #expect(navigator.open(url) == .pending)
    #expect(picker.dismissals == 1)
    #expect(navigator.pendingLink?.url == url)
    #expect(views.events == [.link(.pendingDismissal, url: url)])
    #expect(navigator.state == NavigationState())
    picker.presentation?.end()
    #expect(navigator.state == state)
    #expect(navigator.pendingLink == nil)
  }

  @Test("A link opens at once if the app's presentation ends during its dismissal")
  func obedient() {
    let picker = Picker(over: navigator.host)
    navigator.open(url)
    #expect(picker.dismissals == 1)
    #expect(navigator.state == state)
    #expect(views.events.prefix(2) == [.link(.pendingDismissal, url: url), .link(.opened(landing), url: url)])
  }

  private var landing: Landing<Museum> { Landing(tab: .tour, stack: [.works, .work(id: 7)]) }

  @Test("A landing of the app waits for the end of the app's presentation")
  func apply() {
    let picker = Picker(over: navigator.host)
    picker.obeys = false
    #expect(navigator.open(landing) == .pending)
    #expect(views.events == [.link(.pendingDismissal, url: nil)])
    picker.presentation?.end()
    #expect(navigator.state == state)
  }

  @Test("Commands run during the app's presentation and don't dismiss the presentation")
  func commands() {
    let picker = Picker(over: navigator.host)
    navigator.push(.works)
    navigator.present(sheet: .page())
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works]], modals: [.sheet(.page())]))
    #expect(picker.dismissals == 0)
  }

  @Test("A landing doesn't wait for the app's presentation if no views are on the screen")
  func withoutViews() {
    navigator.host.stop()
    let picker = Picker(over: navigator.host)
    #expect(navigator.open(landing) == .opened)
    #expect(picker.dismissals == 0)
  }

  @Test("The newest link stays pending until the app ends a presentation that ignored its dismissal")
  func disobedient() {
    let picker = Picker(over: navigator.host)
    picker.obeys = false
    navigator.open(url)
    views.waitInVain()
    navigator.host.retryPresentation()
    #expect(navigator.pendingLink?.url == url)
    navigator.open("museum://about")
    #expect(navigator.pendingLink?.url == "museum://about", "the newest link waits")
    #expect(picker.dismissals > 1, "each link asks again")
    picker.presentation?.end()
    #expect(navigator.state == NavigationState(stacks: [.tour: [.about]]))
  }

  @Test("A link dismisses the app's presentations, last first, and waits for the end of each presentation")
  func several() {
    var order: [Int] = []
    let presentations = (0..<3).map { number in navigator.host.beginPresentation { order.append(number) } }
    navigator.open(url)
    #expect(order == [2, 1, 0])
    for number in [1, 2, 0] {
      #expect(navigator.state == NavigationState())
      presentations[number].end()
    }
    #expect(navigator.state == state)
  }

  @Test("A link dismisses each of three presentations of the app exactly once")
  func severalObedient() {
    let pickers = (0..<3).map { _ in Picker(over: navigator.host) }
    navigator.open(url)
    #expect(pickers.map(\.dismissals) == [1, 1, 1])
    #expect(navigator.state == state)
  }

  @Test("The deallocation of a presentation object ends the presentation, and the pending link opens")
  func deallocated() async {
    var picker: Picker? = Picker(over: navigator.host)
    picker?.obeys = false
    navigator.open(url)
    #expect(navigator.state == NavigationState())
    picker = nil
    await until { navigator.state == state }
    #expect(picker == nil)
  }

  @Test("A second `end()` of a presentation has no effect on a later presentation")
  func endsOnce() {
    let first = navigator.host.beginPresentation {}
    first.end()
    let picker = Picker(over: navigator.host)
    picker.obeys = false
    first.end()
    #expect(navigator.open(url) == .pending)
    picker.presentation?.end()
    #expect(navigator.state == state)
  }

  @Test("A pending link dismisses the app's presentation only when the condition of the link holds")
  func condition() {
    let picker = Picker(over: navigator.host)
    picker.obeys = false
    #expect(navigator.open("museum://quiz/2") == .pending)
    #expect(views.events == [.link(.pending(for: [.quizSeason]), url: "museum://quiz/2")])
    #expect(picker.dismissals == 0, "the link could not open yet")
    navigator.set(.quizSeason, to: true)
    #expect(picker.dismissals == 1)
    #expect(navigator.pendingLink != nil)
    picker.presentation?.end()
    #expect(navigator.state[stack: .tab(.tour)].map(\.name) == ["quiz"])
  }

  @Test("The end of the app's presentation doesn't open a link with an unmet condition")
  func endBeforeCondition() {
    let picker = Picker(over: navigator.host)
    navigator.open("museum://quiz/2")
    picker.presentation?.end()
    #expect(navigator.state == NavigationState())
    navigator.set(.quizSeason, to: true)
    #expect(navigator.state[stack: .tab(.tour)].map(\.name) == ["quiz"])
  }

  @Test("The link that launched the app dismisses the app's presentation when the views start")
  func launch() {
    let navigator = Navigator<Museum>(storage: nil) { _, _ in .done }
    navigator.open(url)
    let picker = Picker(over: navigator.host)
    #expect(picker.dismissals == 0)
    navigator.host.start()
    #expect(picker.dismissals == 1)
    #expect(navigator.state == state)
  }

  @Test("A pending link also dismisses a presentation that begins while the link waits for another presentation")
  func secondPresentation() {
    let first = navigator.host.beginPresentation {}
    navigator.open(url)
    let second = Picker(over: navigator.host)
    #expect(second.dismissals == 1, "the link waits for it, too")
    second.presentation?.end()
    first.end()
    #expect(navigator.state == state)
  }

  @Test("The end of the app's presentation requests an unconfirmed sheet again")
  func retry() {
    let picker = Picker(over: navigator.host)
    navigator.present(sheet: .page())
    views.waitInVain()
    #expect(views.requested.isEmpty)
    picker.presentation?.end()
    #expect(views.requested == [.sheet(.page())])
  }

  @Test("The app's answer to a link dismisses the app's presentation and waits for its end")
  func answer() async {
    let answers = Answers<Museum>()
    let views = FakeViews<Museum>(resolve: answers.resolve)
    let navigator = views.navigator
    navigator.open("museum://scan/ABC-1234")
    await answers.asked(1)
    let picker = Picker(over: navigator.host)
    picker.obeys = false
    #expect(picker.dismissals == 0, "the app has not answered")
    answers.answer(0, .success(.landing(Landing(stack: [.about]))))
    await until { picker.dismissals > 0 }
    #expect(navigator.state[stack: .tab(.tour)].isEmpty)
    picker.presentation?.end()
    #expect(navigator.state[stack: .tab(.tour)] == [.about])
  }

  @Test("A pending link doesn't dismiss the app's presentation while the app resolves another link")
  func resolving() async {
    let answers = Answers<Museum>()
    let views = FakeViews<Museum>(resolve: answers.resolve)
    let navigator = views.navigator
    #expect(navigator.open(Landing(stack: [.about], requires: [.member])) == .pending)
    navigator.open("museum://scan/ABC-1234")
    await answers.asked(1)
    let picker = Picker(over: navigator.host)
    navigator.set(.member, to: true)
    #expect(picker.dismissals == 0, "the pending link could not open")
    answers.answer(0, .success(.done))
    await until { picker.dismissals > 0 }
    #expect(navigator.state[stack: .tab(.tour)] == [.about])
  }

  @Test("A link without a destination doesn't dismiss the app's presentation")
  func unmatched() {
    let picker = Picker(over: navigator.host)
    #expect(navigator.open("museum://nowhere") == .unmatched)
    #expect(picker.dismissals == 0)
  }

  @Test("A discarded link doesn't open when the app's presentation ends")
  func discarded() {
    let picker = Picker(over: navigator.host)
    picker.obeys = false
    navigator.open(url)
    navigator.discardPendingLink()
    picker.presentation?.end()
    #expect(navigator.state == NavigationState())
    #expect(views.events == [.link(.pendingDismissal, url: url), .link(.cancelled, url: url)])
  }
}
