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

  @Test("is dismissed for a link, which opens when it has ended")
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

  @Test("that disappears at once lets the link open at once")
  func obedient() {
    let picker = Picker(over: navigator.host)
    navigator.open(url)
    #expect(picker.dismissals == 1)
    #expect(navigator.state == state)
    #expect(views.events.prefix(2) == [.link(.pendingDismissal, url: url), .link(.opened(landing), url: url)])
  }

  private var landing: Landing<Museum> { Landing(tab: .tour, stack: [.works, .work(id: 7)]) }

  @Test("holds a landing of the app like a link")
  func apply() {
    let picker = Picker(over: navigator.host)
    picker.obeys = false
    #expect(navigator.apply(landing) == .pending)
    #expect(views.events == [.link(.pendingDismissal, url: nil)])
    picker.presentation?.end()
    #expect(navigator.state == state)
  }

  @Test("does not hold commands, and no command dismisses it")
  func commands() {
    let picker = Picker(over: navigator.host)
    navigator.push(.works)
    navigator.present(sheet: .page())
    #expect(navigator.state == NavigationState(stacks: [.tour: [.works]], modals: [.sheet(.page())]))
    #expect(picker.dismissals == 0)
  }

  @Test("does not hold a landing if no views are on the screen")
  func withoutViews() {
    navigator.host.stop()
    let picker = Picker(over: navigator.host)
    #expect(navigator.apply(landing) == .opened)
    #expect(picker.dismissals == 0)
  }

  @Test("that does not disappear keeps the link, which opens when it ends after all")
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

  @Test("is one of several, of which the last is dismissed first, and the link waits for all")
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

  @Test("is one of several that disappear at once, each dismissed once")
  func severalObedient() {
    let pickers = (0..<3).map { _ in Picker(over: navigator.host) }
    navigator.open(url)
    #expect(pickers.map(\.dismissals) == [1, 1, 1])
    #expect(navigator.state == state)
  }

  @Test("ends with its object")
  func deallocated() async {
    var picker: Picker? = Picker(over: navigator.host)
    picker?.obeys = false
    navigator.open(url)
    #expect(navigator.state == NavigationState())
    picker = nil
    await until { navigator.state == state }
    #expect(picker == nil)
  }

  @Test("ends once, and its end has no effect on a later one")
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

  @Test("that comes while a link waits for a condition is dismissed when the condition holds")
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

  @Test("does not open a link whose condition does not hold by its end")
  func endBeforeCondition() {
    let picker = Picker(over: navigator.host)
    navigator.open("museum://quiz/2")
    picker.presentation?.end()
    #expect(navigator.state == NavigationState())
    navigator.set(.quizSeason, to: true)
    #expect(navigator.state[stack: .tab(.tour)].map(\.name) == ["quiz"])
  }

  @Test("over the first view is dismissed for the link that launched the app")
  func launch() {
    let navigator = Navigator<Museum>(storage: nil) { _, _ in .done }
    navigator.open(url)
    let picker = Picker(over: navigator.host)
    #expect(picker.dismissals == 0)
    navigator.host.start()
    #expect(picker.dismissals == 1)
    #expect(navigator.state == state)
  }

  @Test("that begins while a link waits for another is dismissed, and the link opens")
  func secondPresentation() {
    let first = navigator.host.beginPresentation {}
    navigator.open(url)
    let second = Picker(over: navigator.host)
    #expect(second.dismissals == 1, "the link waits for it, too")
    second.presentation?.end()
    first.end()
    #expect(navigator.state == state)
  }

  @Test("that ends lets the views present what they could not present behind it")
  func retry() {
    let picker = Picker(over: navigator.host)
    navigator.present(sheet: .page())
    views.waitInVain()
    #expect(views.requested.isEmpty)
    picker.presentation?.end()
    #expect(views.requested == [.sheet(.page())])
  }

  @Test("holds the answer of the app to a link")
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

  @Test("stays while another link that the app resolves holds the pending link")
  func resolving() async {
    let answers = Answers<Museum>()
    let views = FakeViews<Museum>(resolve: answers.resolve)
    let navigator = views.navigator
    #expect(navigator.apply(Landing(stack: [.about], requires: [.member])) == .pending)
    navigator.open("museum://scan/ABC-1234")
    await answers.asked(1)
    let picker = Picker(over: navigator.host)
    navigator.set(.member, to: true)
    #expect(picker.dismissals == 0, "the pending link could not open")
    answers.answer(0, .success(.done))
    await until { picker.dismissals > 0 }
    #expect(navigator.state[stack: .tab(.tour)] == [.about])
  }

  @Test("is not dismissed for a link that leads nowhere")
  func unmatched() {
    let picker = Picker(over: navigator.host)
    #expect(navigator.open("museum://nowhere") == .unmatched)
    #expect(picker.dismissals == 0)
  }

  @Test("lets go of a link that the app discards")
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
