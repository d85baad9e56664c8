import SampleNavigation
import Testing
import WaymarkNavigation

@testable import IsolatedNavigation

struct SampleTests {
  @Test(arguments: ["sample://shop/items/7", "https://sample.example/shop/items/7"])
  func `a route of an included file lands`(url: String) {
    #expect(SampleNavigation.resolve(url) == .landed(Landing(tab: .shop, stack: [.item(id: 7)])))
  }

  @Test func `a sheet lands over its tab`() {
    let landing = Landing<SampleNavigation>(tab: .shop, stack: [], modals: [.sheet(.filter)])
    #expect(SampleNavigation.resolve("sample://shop/filter") == .landed(landing))
  }

  @Test func `a route prints the URL that leads to it`() {
    let url = SampleNavigation.Route.item(id: 7).url(on: .web)
    #expect(url?.absoluteString == "https://sample.example/shop/items/7")
  }

  @Test func `a URL of no link matches nothing`() {
    #expect(SampleNavigation.resolve("sample://shop/items/seven") == .unmatched)
  }

  @Test @MainActor func `generated code serves a target on the main actor`() async {
    let router = Router()
    await router.open("isolated://home/42")
    #expect(router.landing == Landing(tab: .home, stack: [.detail(id: "42")]))
  }
}
