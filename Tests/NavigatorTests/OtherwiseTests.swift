import Everything
import Foundation
import Testing

@testable import WaymarkNavigation

@Suite("A link with `otherwise`")
@MainActor
struct OtherwiseTests {
  let recorder = MuseumRecorder()
  var navigator: Navigator<Museum> { recorder.navigator }

  @Test("While a condition is false, a link with `otherwise: web` counts as unmatched and names the condition")
  func web() {
    #expect(navigator.open("museum://works/new") == .unmatched)
    #expect(recorder.plainEvents == [.link(.leftToWeb(missing: [.openNow]), url: "museum://works/new")])
    #expect(navigator.pendingLink == nil)
    navigator.conditions = [.openNow]
    #expect(navigator.state == NavigationState())
    #expect(navigator.open("museum://works/new") == .opened)
  }

  @Test("While a condition is false, a link redirects to the target of `otherwise`, also several times")
  func redirect() {
    #expect(navigator.open("museum://vault/7") == .opened)
    #expect(navigator.state[stack: .tab(.tour)] == [.works, .work(id: 7)])
    let url = "museum://vault/7"
    #expect(
      recorder.plainEvents.prefix(2) == [
        .link(.redirected(to: "museum://loans/7"), url: url), .link(.redirected(to: "museum://works/7"), url: url),
      ])
    recorder.clear()
    navigator.conditions = [.member]
    #expect(navigator.open(url) == .opened)
    #expect(recorder.plainEvents.first == .link(.redirected(to: "museum://loans/7"), url: url))
    #expect(recorder.plainEvents.count { if case .link = $0 { true } else { false } } == 2)
  }

  @Test("The target of `otherwise` does not wait for the conditions of the link")
  func targetIsFree() {
    navigator.open("museum://loans/7")
    #expect(navigator.pendingLink == nil)
    #expect(navigator.state[stack: .tab(.tour)] == [.works, .work(id: 7)])
  }

  @Test(
    "A link with `otherwise` that arrives before the views is decided when the views start", arguments: [true, false])
  func launch(isOpen: Bool) {
    let navigator = Navigator<Museum>(storage: nil) { _, _ in .done }
    #expect(navigator.open("museum://works/new") == .pending)
    navigator.conditions = isOpen ? [.openNow] : []
    #expect(navigator.pendingLink != nil)
    navigator.host.start()
    #expect(navigator.pendingLink == nil)
    #expect(navigator.state[stack: .tab(.tour)] == (isOpen ? [.works] : []))
  }

  @Test("A link that waits for a picker redirects if its condition ends meanwhile")
  func conditionEnds() {
    let views = FakeViews<Museum>(conditions: [.member])
    let picker = views.navigator.host.beginPresentation {}
    #expect(views.navigator.open("museum://loans/7") == .pending)
    views.navigator.conditions = []
    #expect(views.events.contains(.link(.redirected(to: "museum://works/7"), url: "museum://loans/7")))
    #expect(views.navigator.pendingLink?.requires == [])
    picker.end()
    #expect(views.navigator.state[stack: .tab(.tour)] == [.works, .work(id: 7)])
  }

  @Test("A newer link that its `otherwise` leaves to the web does not replace a pending link")
  func keepsPendingLink() {
    let url = "museum://tickets/ABC-1234?visit=\(UUID())"
    navigator.open(url)
    #expect(navigator.open("museum://works/new") == .unmatched)
    #expect(navigator.pendingLink?.url == url)
  }
}

@Suite("An answer to unmatched universal links")
@MainActor
struct UnmatchedLinkTests {
  @MainActor
  final class Browser {
    var urls: [String] = []
    var time = Duration.zero
  }

  let browser = Browser()
  let navigator = Navigator<Museum>(storage: nil) { _, _ in .done }
  let page = "https://museum.example/press"

  init() {
    navigator.now = { [browser] in browser.time }
    navigator.unmatchedLinks = .init { [browser] url in browser.urls.append(url.absoluteString) }
  }

  @discardableResult
  private func open(_ url: String, from source: LinkSource = .universalLink) throws -> LinkOutcome {
    navigator.open(try #require(URL(string: url)), from: source)
  }

  @Test("Universal links without a link, with a false condition, or with a refused URL are answered, and no others")
  func answers() throws {
    navigator.host.start()
    let closed = "https://museum.example/works/new"
    let refused = "https://museum.example/works//7"
    for url in [page, closed, refused] { try open(url) }
    for source in LinkSource.allCases where source != .universalLink { try open(page + "/\(source)", from: source) }
    try open("https://museum.example/works")
    navigator.conditions = [.openNow]
    try open(closed)
    #expect(browser.urls == [page, closed, refused])
  }

  @Test("An unmatched link that launches the app is answered when the views are on the screen")
  func launch() throws {
    #expect(try open(page) == .unmatched)
    #expect(browser.urls.isEmpty)
    navigator.host.start()
    #expect(browser.urls == [page])
    navigator.host.stop()
    try open(page + "/2")
    try open("https://museum.example/works")
    navigator.host.start()
    #expect(browser.urls == [page], "a newer link replaces the unmatched link")
  }

  @Test("Links that the browser passes straight back are not answered again, also if they lead to each other")
  func loop() throws {
    navigator.host.start()
    navigator.unmatchedLinks = .init { [browser, navigator] url in
      browser.urls.append(url.absoluteString)
      guard browser.urls.count < 10 else { return }
      let next = URL(string: url.lastPathComponent == "press" ? "https://museum.example/news" : page)!
      navigator.open(next, from: .universalLink)
    }
    try open(page)
    #expect(browser.urls == [page, "https://museum.example/news"])
    browser.time = .seconds(9)
    try open(page)
    #expect(browser.urls.count == 2)
    browser.time = .seconds(10)
    try open(page)
    #expect(browser.urls.count == 4, "the user has tapped the link again")
  }

  @Test("Without an answer, an unmatched universal link is only reported")
  func noAnswer() throws {
    let recorder = MuseumRecorder()
    recorder.navigator.open(try #require(URL(string: page)), from: .universalLink)
    #expect(recorder.plainEvents == [.link(.unmatched, url: page)])
    #expect(recorder.navigator.state == NavigationState())
  }
}
