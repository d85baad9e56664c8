import Everything
import Foundation
import Testing

@testable import WaymarkNavigation

@Suite("The screen that the system may offer")
@MainActor
struct PublishedScreenTests {
  let views = FakeViews<Museum>(conditions: [.member, .openNow, .quizSeason, .enrolled])
  var navigator: Navigator<Museum> { views.navigator }
  private let log = Log()

  @MainActor
  private final class Log {
    var screens: [PublishedScreen?] = []
    var last: PublishedScreen? { screens.last ?? nil }
  }

  init() { navigator.publishScreens { [log] in log.screens.append($0) } }

  @Test("The first origin with a web URL decides the URL of the visible screen")
  func url() {
    navigator.push(.work(id: 7))
    #expect(log.last?.url.absoluteString == "https://museum.example/works/7")
    #expect(log.last?.webpageURL == log.last?.url)
    #expect(log.screens.count == 2)
  }

  @Test("The key of a screen or tab replaces the key of the spec, and a screen without a title is only handed off")
  func activities() {
    #expect(Museum.activities == [.handoff, .search, .prediction])
    #expect(log.last?.activities == [.handoff, .search, .prediction], "the tab has a title")
    navigator.push(.works)
    #expect(Museum.Route.works.activities == [.handoff])
    #expect(log.last?.activities == [.handoff])
    navigator.select(.find)
    #expect(Museum.Tab.find.tabItem.activities == [])
    #expect(log.last == nil)
  }

  @Test("A sheet is offered when the views have shown the sheet, and nothing is offered when the views have left")
  func sheet() {
    navigator.present(sheet: .page(path: "a"))
    #expect(log.screens.count == 1)
    views.appear(.sheet(.page(path: "a")))
    #expect(log.last?.url.path == "/pages/a")
    navigator.host.setSceneActive(false)
    navigator.dismiss()
    views.disappear(.sheet(.page(path: "a")))
    #expect(log.last?.url.path == "/pages/a", "the last screen stays while the scene is inactive")
    navigator.host.setSceneActive(true)
    #expect(log.last?.url.path == "/")
    navigator.host.stop()
    #expect(log.last == nil)
    #expect(log.screens.suffix(1) == [nil])
  }

  @Test("The visible screen is published again when the scene becomes active")
  func again() {
    navigator.host.setSceneActive(true)
    #expect(log.screens.count == 2)
    #expect(log.screens[0] == log.screens[1])
    navigator.push(.work(id: 7), in: .tab(.find))
    #expect(log.screens.count == 2)
  }

  @Test("A spec without the key offers no screen")
  func withoutKey() {
    #expect(Bazaar.activities == [])
    let views = FakeViews<Bazaar>()
    var published = 0
    views.navigator.publishScreens { published += $0 == nil ? 0 : 1 }
    views.navigator.push(.product(id: 1))
    #expect(published == 0)
  }
}
