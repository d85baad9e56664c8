import Foundation
import Testing
import WaymarkNavigation

@testable import DeferredLinks

/// The click domain of a test, with the target of each link, and the pages that the app has opened.
@MainActor
private final class Clicks {
  let recorder: NavigationRecorder<FruitsNavigation>
  private let pages: Pages

  @MainActor private final class Pages { var urls: [String] = [] }

  var state: NavigationState<FruitsNavigation> { recorder.navigator.state }
  var opened: [String] { pages.urls }

  init(_ targets: [String: String]) {
    let pages = Pages()
    self.pages = pages
    let links = ClickLinks { url in
      targets[url.path()].flatMap { URL(string: $0) }
    } openPage: {
      pages.urls.append($0.absoluteString)
    }
    recorder = NavigationRecorder(resolve: links.answer)
  }

  func open(_ path: String) async {
    recorder.navigator.open(URL(string: "https://click.fruits.example\(path)?upn=x")!)
    await recorder.settle()
  }
}

@Suite("A link in a newsletter")
@MainActor
struct ClickLinkTests {
  @Test("A click link opens the screen of its target")
  func target() async {
    let clicks = Clicks(["/a": "https://fruits.example/fruits/fig"])
    await clicks.open("/a")
    #expect(clicks.state == NavigationState(stacks: [.market: [.fruit(name: "fig")]]))
  }

  @Test("A click link that leads to another click link opens the last target, and a circle opens nothing")
  func chain() async {
    let clicks = Clicks([
      "/a": "https://click.fruits.example/b", "/b": "fruits://basket", "/c": "https://click.fruits.example/c",
    ])
    await clicks.open("/c")
    #expect(clicks.state == NavigationState())
    await clicks.open("/a")
    #expect(clicks.state == NavigationState(selectedTab: .basket))
  }

  @Test(
    "A target on another site opens nothing, however it is written",
    arguments: [
      "https://evil.example/fruits/fig", "https://fruits.example.evil.example/fruits/fig",
      "https://fruits.example@evil.example/blog", "javascript:alert(1)", "http://evil.example", "fruits://other/place",
      "https://user@fruits.example/blog", "https://fruits.example:8080/blog",
    ])
  func otherSite(_ target: String) async {
    let clicks = Clicks(["/a": target])
    await clicks.open("/a")
    #expect(clicks.state == NavigationState())
    #expect(clicks.opened.isEmpty)
  }

  @Test("A target without a screen opens as a page, if the site belongs to the shop")
  func page() async {
    let clicks = Clicks(["/a": "https://www.fruits.example/blog/figs"])
    await clicks.open("/a")
    #expect(clicks.opened == ["https://www.fruits.example/blog/figs"])
    #expect(clicks.state == NavigationState())
  }

  @Test("A click link without a target opens nothing, and an event reports it")
  func noTarget() async {
    let clicks = Clicks([:])
    await clicks.open("/a")
    let url = "https://click.fruits.example/a?upn=x"
    #expect(clicks.recorder.plainEvents.contains(.link(.nowhere("the click domain names no target"), url: url)))
  }
}
