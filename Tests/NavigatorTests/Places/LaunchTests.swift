import Everything
import Foundation
import Testing

@testable import WaymarkNavigation

@Suite("A launch with arguments")
@MainActor
struct LaunchTests {
  @Test("The arguments have precedence over the variables")
  func options() {
    let options = LaunchOptions(
      arguments: ["app", "-waymark-open", "tour/about find", "-waymark-set", "member,openNow", "-waymark-report"],
      environment: ["WAYMARK_OPEN": "find", "WAYMARK_RESET": "1"])
    #expect(options.targets == ["tour/about", "find"])
    #expect(options.conditions == ["member", "openNow"])
    #expect(options.resets)
    #expect(options.reports)
    let variables = LaunchOptions(arguments: ["app"], environment: ["WAYMARK_OPEN": "find", "WAYMARK_SET": ""])
    #expect(variables.targets == ["find"])
    #expect(variables.conditions == [])
    #expect(!variables.resets && !variables.reports)
    #expect(LaunchOptions(arguments: ["app"], environment: [:]) == LaunchOptions())
  }

  @Test("A place is opened when views are on the screen, after the restoration")
  func place() {
    let app = LaunchedApp(["-waymark-open", "find/about", "-waymark-report"])
    app.start()
    #expect(app.navigator.state == NavigationState(selectedTab: .find, stacks: [.find: [.about]]))
    #expect(app.names == ["ready", "pendingViews", "opened", "selected", "pushed"])
    #expect(app.lines.first == line("ready", "tour"))
    #expect(app.lines[1] == line("pendingViews", "tour", source: "launch", pending: "[]", reason: "waits for views"))
    #expect(app.lines.last == line("pushed", "find/about", isSettled: true))
  }

  @Test("A URL is opened as a link, and the report names the link")
  func url() {
    let app = LaunchedApp(["-waymark-open", "museum://works/7", "-waymark-report"])
    app.start()
    #expect(app.navigator.state[stack: .tab(.tour)] == [.works, .work(id: 7)])
    #expect(
      app.lines.contains {
        $0.contains(#""event":"opened""#)
          && $0.contains(#""link":"work:/works/{id}?zoom={zoom?}&annotated={annotated?}""#)
      })
  }

  @Test("The conditions of the launch hold whatever the app sets")
  func conditions() {
    let app = LaunchedApp(["-waymark-set", "member"])
    app.start()
    #expect(app.navigator.conditions == [.member])
    app.navigator.conditions = [.openNow]
    app.navigator.reset(conditions: [])
    #expect(app.navigator.conditions == [.member])
  }

  @Test("A launch without restoration ignores what is saved, and the next launch restores it")
  func reset() {
    let storage = MemoryStorage()
    let former = LaunchedApp([], storage)
    former.start()
    former.navigator.push(.works)
    let snapshot = former.navigator.snapshot()
    let app = LaunchedApp(["-waymark-reset"], storage)
    app.start(restoring: snapshot)
    #expect(app.navigator.state == NavigationState())
    let next = LaunchedApp([], storage)
    next.start()
    #expect(next.navigator.state[stack: .tab(.tour)] == [.works])
  }

  @Test("A mistake in the arguments is reported, and the app starts as usual")
  func mistakes() {
    let app = LaunchedApp(["-waymark-open", "tour/abot", "-waymark-set", "membr", "-waymark-report"])
    app.start()
    #expect(app.navigator.state == NavigationState())
    #expect(
      app.mistakes == [
        "-waymark-set: the spec has no condition membr, but member, openNow, enrolled, quizSeason",
        "-waymark-open tour/abot: no screen is named `abot`",
      ])
    #expect(app.names == ["ready", "rejected", "rejected", "settled"])
  }

  @Test("The report contains the windows, and what waits")
  func windows() {
    let app = LaunchedApp(["-waymark-open", "window:page;path=a%2Fb", "-waymark-report"])
    app.start()
    #expect(app.lines.last?.contains(#""windows":["window:page;path=a%2Fb"]"#) == true)
    app.navigator.open(URL(string: "museum://vault/7")!)
    app.navigator.open(Landing(stack: [.about], requires: [.member]))
    #expect(app.lines.last?.contains(#""pending":["member"]"#) == true)
  }

  @Test("Several places are opened one after the other, each when the views show the one before it")
  func sequence() {
    let app = LaunchedApp(["-waymark-open", "tour/buy find/about", "-waymark-report"])
    app.start()
    #expect(app.navigator.state.cover == .buy(returnTo: nil))
    #expect(app.lines.last?.contains(#""settled":false"#) == true)
    app.navigator.host.modalDidAppear(app.navigator.host.modals[0])
    #expect(app.names.contains("settled"))
    #expect(app.navigator.state == NavigationState(selectedTab: .find, stacks: [.find: [.about]]))
  }

  @Test("Without arguments, nothing is reported")
  func silence() {
    let app = LaunchedApp([])
    app.start()
    app.navigator.push(.about)
    #expect(app.lines.isEmpty)
  }

  private func line(
    _ event: String, _ place: String, source: String? = nil, pending: String = "null", isSettled: Bool = false,
    reason: String? = nil
  ) -> String {
    let source = source.map { "\"\($0)\"" } ?? "null"
    let reason = reason.map { ",\"reason\":\"\($0)\"" } ?? ""
    return """
      {"waymark":1,"event":"\(event)","place":"\(place)","windows":[],"link":null,"source":\(source),"pending":\(pending),\
      "settled":\(isSettled)\(reason)}
      """
  }
}

@MainActor
final class LaunchedApp {
  let navigator: Navigator<Museum>
  private(set) var lines: [String] = []
  private(set) var mistakes: [String] = []

  init(_ arguments: [String], _ storage: MemoryStorage? = nil) {
    navigator = Navigator(storage: storage) { _, _ in .done }
    let launch = Launch(LaunchOptions(arguments: arguments, environment: [:]))
    navigator.launch = launch
    navigator.reportMistake = { [weak self] in self?.mistakes.append($0) }
    launch.write = { [weak self] in self?.lines.append($0) }
  }

  func start(restoring snapshot: Data? = nil) { navigator.host.start(restoring: snapshot) }

  /// The kinds of the reported events.
  var names: [String] {
    lines.map { line in
      let start = line.firstRange(of: #""event":""#)!.upperBound
      return String(line[start...].prefix { $0 != "\"" })
    }
  }
}
