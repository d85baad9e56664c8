import Market
import Testing
@_spi(Simulator) import UIKit
import WaymarkNavigation
import WaymarkUI

@Suite("Random actions in UIKit", .simulator)
@MainActor
struct RandomWalkTests {
  /// Walks with consecutive seeds. `WAYMARK_SEED=274 WAYMARK_ROUNDS=0.001` repeats the walk with the seed 274 alone.
  @Test("UIKit matches the navigator's state after random actions of the app and the user, without violations")
  func walks() async {
    let seeds = RandomRun.seed..<RandomRun.seed + UInt64(RandomRun.rounds(1_200))
    var counts: [String: Int] = [:]
    for seed in seeds { await walk(seed, &counts) }
    let summary = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("Walks in UIKit: seeds \(seeds); \(summary.joined(separator: ", "))")
    let needed = RandomWalk.needed + (RandomRun.isComplete ? RandomWalk.rare : [])
    if RandomRun.isFull { #expect(needed.filter { counts[$0] == nil } == []) }
  }

  private func walk(_ seed: UInt64, _ counts: inout [String: Int]) async {
    UIKitSimulator.reset()
    UIKitSimulator.startsTransitionsAtLayout = seed.isMultiple(of: 2)
    var walk = RandomWalk(seed: seed)
    await walk.app.launch()
    for _ in 0..<walk.stepCount {
      await walk.step()
      if !UIKitSimulator.violations.isEmpty { break }
    }
    walk.app.user.letGo(completing: walk.numbers.next() % 2 == 0)
    walk.app.show()
    await walk.expectInStep()
    let log = walk.comment
    #expect(UIKitSimulator.violations.isEmpty, log)
    walk.app.navigator.reset()
    await walk.app.runTasks()
    #expect(walk.questions.answered == walk.questions.asked, "\(walk.questions.description)\n\(log)")
    walk.app.window.rootViewController = nil
    counts.merge(walk.counts, uniquingKeysWith: +)
    counts["answered", default: 0] += walk.questions.answered
  }
}

/// A random sequence of actions by the app, a screen, or the user.
@MainActor
private struct RandomWalk {
  let app: MarketApp
  var numbers: SplitMix64
  let stepCount: Int
  var log: [String] = []
  let questions = Questions()
  /// A Boolean value that indicates whether the navigator has given up the wait for a confirmation.
  var hasTimedOut = false

  /// The numbers of the questions to screens, and of their answers.
  @MainActor
  final class Questions {
    var asked = 0
    /// The number of tasks that have started.
    var started = 0
    var answered = 0

    var description: String { "asked \(asked), started \(started), answered \(answered)" }
  }

  /// The number of steps of each kind.
  var counts: [String: Int] = [:]

  /// The kinds of steps that all walks together must contain.
  static let needed = [
    "answered", "ask", "begin", "checkout", "choose", "color", "condition", "coupon", "dismiss", "edit", "hide",
    "hold", "let", "login", "move", "open", "out", "pop", "push", "replace", "resize", "rounds", "select",
    "settings", "settles", "share", "show", "stack", "swipe", "tap", "terms", "the", "tour", "transition",
  ]

  /// The kinds of steps that 300 walks can lack.
  static let rare = ["back", "into"]

  init(seed: UInt64) {
    log = ["seed \(seed)"]
    numbers = SplitMix64(seed: seed)
    stepCount = Int.random(in: 3...40, using: &numbers)
    UIKitSimulator.isWide = Bool.random(using: &numbers)
    app = MarketApp(
      conditions: Bool.random(using: &numbers) ? [.member] : [], loadsAllTabs: Bool.random(using: &numbers),
      usesViewControllers: Bool.random(using: &numbers))
    // In one of four walks, the tab bar has a More tab.
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      for tab in [Tab.stalls, .people, .hours] { app.navigator.show(tab) }
      app.navigator.conditions = [.member, .night]
    }
  }

  var comment: Comment { Comment(rawValue: log.joined(separator: "\n")) }

  func expectInStep() async {
    if hasTimedOut {
      // A screen that the navigator believed to be gone can prevent a presentation, which is then repeated in time.
      // After the pause, the views have to present the screen.
      for _ in 0..<2 {
        await app.settle()
        app.timeOut()
      }
    }
    await app.expectInStep(comment)
  }

  mutating func step() async {
    let number = Int.random(in: 0..<100, using: &numbers)
    switch number {
    case 0..<35: command()
    case 35..<65: gesture()
    case 65..<75:
      let count = UIKitSimulator.transitionCount
      guard count > 0 else { return }
      let index = Int.random(in: 0..<count, using: &numbers)
      note("transition \(index) of \(count) ends", "")
      UIKitSimulator.finishTransition(at: index)
    case 75..<95:
      let count = Int.random(in: 1...4, using: &numbers)
      note("rounds of tasks", count)
      for _ in 0..<count { await UIKitSimulator.runWaitingTasks() }
      if Bool.random(using: &numbers) { UIKitSimulator.layOut() }
      if Int.random(in: 0..<8, using: &numbers) == 0 {
        note("the time for a confirmation is over", { app.timeOut() }())
        hasTimedOut = true
      }
    default:
      note("settles", "")
      app.user.letGo(completing: true)
      if app.window.rootViewController !== app.tabs { app.show() }
      await expectInStep()
    }
    if log.count > 1 { log[log.count - 1] += "   → \(app.navigator.state)" }
  }

  /// Performs a random command of the app.
  private mutating func command() {
    let navigator = app.navigator
    let tab = navigator.visibleTabs.randomElement(using: &numbers)!
    switch Int.random(in: 0..<30, using: &numbers) {
    case 0..<5:
      let route = randomRoute()
      note("push \(route)", navigator.push(route))
    case 5: note("pop", navigator.pop())
    case 6: note("pop to root", { navigator.popToRoot() }())
    case 7:
      let route = randomRoute()
      note("replace with \(route)", navigator.replace(with: route))
    case 8:
      let routes = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in randomRoute() }
      note("stack \(routes)", navigator.replaceStack(with: routes))
    case 9, 10: note("select \(tab)", navigator.select(tab))
    case 11, 24: modal()
    case 12: note("dismiss", { navigator.dismiss() }())
    case 13: dismissSeveral()
    case 25, 26: appPresentation()
    case 27: question()
    case 28: note("the scene becomes active", { navigator.host.setSceneActive(true) }())
    case 14, 15:
      let paths = [
        "/", "/basket", "/offers", "/fruits/kiwi", "/pictures/kiwi", "/share/kiwi", "/login/password",
        "/settings/help/b", "/settings", "/checkout/7", "/tour", "/night", "/stalls", "/checkout/coupon",
        "/settings/terms", "/basket/orders",
      ]
      let path = paths.randomElement(using: &numbers)!
      note("open \(path)", app.open(path))
    case 16:
      let condition = MarketNavigation.Condition.allCases.randomElement(using: &numbers)!
      note("condition \(condition)", { navigator.conditions.formSymmetricDifference([condition]) }())
    case 17:
      let place = Int.random(in: 0...3, using: &numbers)
      note("move \(tab) to \(place)", navigator.move(tab, to: place))
    case 18: note("hide \(tab)", navigator.hide(tab))
    case 19: screen()
    case 20:
      let isThere = app.window.rootViewController === app.tabs
      // A root controller that leaves its window keeps its presented controllers, so an app dismisses them first.
      guard UIKitSimulator.transitionCount == 0, app.tabs.presentedViewController == nil, !UIKitSimulator.hasFingerDown
      else { return }
      note(isThere ? "out of the window" : "into the window", "")
      if isThere { app.window.rootViewController = UIViewController() } else { app.show() }
    case 21:
      UIKitSimulator.isWide.toggle()
      note("resize, wide: \(UIKitSimulator.isWide)", "")
    default:
      let tab = Tab.allCases.randomElement(using: &numbers)!
      note("show \(tab)", navigator.show(tab))
    }
  }

  /// Asks a screen for a value, or lets the screen return a value.
  private mutating func question() {
    let navigator = app.navigator
    if Bool.random(using: &numbers) {
      note("color returns", navigator.finish(.color, with: "red"))
    } else {
      let presentation: ScreenPresentation = Bool.random(using: &numbers) ? .push : .sheet
      note("ask color as \(presentation)", "")
      questions.asked += 1
      Task { [questions] in
        questions.started += 1
        _ = await navigator.result(of: .color, as: presentation)
        questions.answered += 1
      }
    }
  }

  /// Performs a random action of a screen without the navigator.
  private mutating func screen() {
    // A screen must be laid out before the screen can act.
    UIKitSimulator.layOut()
    guard let screen = app.user.screen as? MarketScreen, UIKitSimulator.transitionCount == 0 else { return }
    guard !UIKitSimulator.hasFingerDown else { return }
    if app.user.front !== app.tabs, Bool.random(using: &numbers) {
      note("\(screen.name) dismisses itself", { screen.dismiss(animated: true) }())
    } else {
      let popped = screen.navigationController?.popViewController(animated: Bool.random(using: &numbers))
      note("\(screen.name) pops itself", popped != nil)
    }
  }

  private mutating func modal() {
    let navigator = app.navigator
    switch Int.random(in: 0..<7, using: &numbers) {
    case 5: note("coupon", navigator.present(sheet: .coupon))
    case 6: note("terms", navigator.present(cover: .terms))
    case 0: note("share", navigator.present(sheet: .share(name: "apple")))
    case 1: note("login", navigator.present(sheet: .login, stack: [.password]))
    case 2: note("settings", navigator.present(sheet: .settings, stack: [.help(topic: "b"), .language]))
    case 3: note("checkout", navigator.present(cover: .checkout, stack: [.payment(amount: 2)]))
    default: note("tour", navigator.present(cover: .tour))
    }
  }

  /// Dismisses sheets and covers down to a random one.
  private mutating func dismissSeveral() {
    let modals = app.navigator.state.modals
    guard let modal = modals.randomElement(using: &numbers) else { return }
    switch Int.random(in: 0..<3, using: &numbers) {
    case 0: note("dismiss \(modal.screen)", { app.navigator.dismiss(modal.screen) }())
    case 1: note("dismiss to \(modal.screen)", app.navigator.dismiss(to: modal.screen))
    default: note("dismiss all", { app.navigator.dismissAll() }())
    }
  }

  /// Presents or dismisses a view controller of the app without the navigator.
  private mutating func appPresentation() {
    UIKitSimulator.layOut()
    // An app presents and dismisses only when no other transition is running.
    guard UIKitSimulator.transitionCount == 0, !UIKitSimulator.hasFingerDown, let front = app.user.front,
      app.window.rootViewController === app.tabs, !front.isBeingPresented, !front.isBeingDismissed
    else { return }
    if front is AppPicker, Bool.random(using: &numbers) {
      note("the app dismisses its picker", { front.dismiss(animated: Bool.random(using: &numbers)) }())
      return
    }
    let picker = AppPicker()
    if Bool.random(using: &numbers) { picker.modalPresentationStyle = .fullScreen }
    let yields = Bool.random(using: &numbers)
    if yields { picker.dismissesForLinks(of: app.navigator) }
    note("the app presents a picker that yields: \(yields)", { front.present(picker, animated: true) }())
  }

  /// Returns a random route that the current state allows, or `.password` if the state allows none.
  private mutating func randomRoute() -> Route {
    let routes: [Route] = [
      .fruit(name: "apple"), .fruit(name: "pear"), .picture(name: "apple"), .password, .help(topic: "a"), .language,
      .payment(amount: 1),
    ]
    let state = app.navigator.state
    return routes.filter { state.allows($0, in: state.place) }.randomElement(using: &numbers) ?? .password
  }

  /// Tries the gestures of the user in random order, until one gesture is possible.
  private mutating func gesture() {
    let user = app.user
    let completes = Bool.random(using: &numbers)
    let index = Int.random(in: 0..<5, using: &numbers)
    let place = Int.random(in: 0..<3, using: &numbers)
    let tab = Tab.allCases.randomElement(using: &numbers)!
    let hides = Bool.random(using: &numbers)
    let gestures: [(String, @MainActor () -> Bool)] = [
      ("tap back", { user.tapBack() }),
      ("begin swipe back", { user.beginSwipeBack() }),
      ("swipe back, completing: \(completes)", { user.swipeBack(completing: completes) }),
      ("hold back at \(place)", { user.holdBack(choosing: place) }),
      ("tap tab \(index)", { user.tapTab(at: index) }),
      ("begin swipe down", { user.beginSwipeDown() }),
      ("swipe down, completing: \(completes)", { user.swipeDown(completing: completes) }),
      ("choose \(place) in More", { user.chooseInMore(at: place) }),
      ("back to More", { user.tapBackToMore() }),
      ("choose \(tab) in the sidebar", { user.chooseInSidebar(tab.name) }),
      ("edit \(tab) in the sidebar, hides: \(hides)", { user.editSidebar(tab.name, hides: hides) }),
    ]
    if UIKitSimulator.hasFingerDown, Bool.random(using: &numbers) {
      note("let go, completing: \(completes)", { user.letGo(completing: completes) }())
      return
    }
    for (name, gesture) in gestures.shuffled(using: &numbers) where gesture() {
      note(name, "")
      return
    }
  }

  private mutating func note(_ step: String, _ result: Any) {
    log.append("\(step): \(result)")
    counts[String(step.prefix(while: \.isLetter)), default: 0] += 1
  }
}
