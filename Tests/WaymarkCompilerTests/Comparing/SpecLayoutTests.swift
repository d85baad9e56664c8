import SpecText
import Testing

@testable import WaymarkCompiler

@Suite("How a spec is written")
struct SpecLayoutTests {
  private static let whole = """
    waymark: 1
    app: Shop
    conditions: [signedIn]
    types: { Layout: { values: [grid, list] } }
    tabs:
      home: { title: Home, icon: house, links: [/home, /start] }
      basket: { title: Basket, icon: cart }
    routes:
      item: { in: home, params: { id: Int, layout: Layout = grid }, links: ["/items/{id}", "/i/{id}"], elements: { buy: item.buy, like: item.like } }
      help: { present: sheet, links: [{ url: /help, in: home }] }
    redirects: { /old: /home }
    """

  private static let parted = """
    app: Shop
    # Its parts.
    include: [Parts.nav.yaml]
    waymark: 1
    tabs:
      home:
        icon: house
        title: "Home"
        links:
          - /start
          - /home
      basket: { title: Basket, icon: cart }
    """

  private static let part = """
    redirects: { /old: /home }
    routes:
      help: { links: [{ url: /help, in: [home] }], present: [sheet] }
      item:
        in: [home]
        elements: { like: item.like, buy: item.buy }
        params: { id: Int, layout: Layout = grid }
        links: ["/i/{id}", "/items/{id}"]
    types: { Layout: { values: [list, grid] } }
    conditions: [signedIn]
    """

  @Test("The division of a spec into files and the order of unordered values cause no changes")
  func parts() throws {
    let part = Self.part.replacing("in: [home] }], present", with: "in: home }], present")
    let changes = try ComparedSpec.changes(
      ComparedSpec.compile(Self.whole), ComparedSpec.compile(Self.parted, files: ["Parts.nav.yaml": part]))
    #expect(changes.isEmpty, "\(changes.map(\.message))")
  }

  @Test("A new order of tabs breaks the saved state if the raw values are integers")
  func order() throws {
    let numbered = Self.whole.replacing(
      "\ntypes:", with: "\nswift: { tabRawValue: Int }\ntabBar: { restores: selection }\ntypes:")
    let basket = "  basket: { title: Basket, icon: cart }\n"
    let moved = numbered.replacing(basket, with: "").replacing("tabs:\n", with: "tabs:\n" + basket)
    let changes = try ComparedSpec.changes(numbered, moved)
    // The first tab is the initial tab.
    let (initial, values) = (
      changes.filter { $0.subject == "tabBar.initial" }, changes.filter { $0.subject != "tabBar.initial" }
    )
    #expect(initial.map(\.kind) == [.state])
    #expect(values.map(\.kind) == [.state, .state] && !values.contains { !$0.isBreaking })
    #expect(Set(values.map(\.subject)) == ["home", "basket"])
    #expect(
      changes.contains { $0.message.hasPrefix("the raw value `1` of the tab `basket` now belongs to the tab `home`") })
    #expect(try ComparedSpec.changes(moved, numbered).count == 3)
  }
}
