import Everything
import Foundation
import TestSupport
import Testing

@testable import WaymarkLinks
@testable import WaymarkNavigation

@Suite("The notation of places")
struct PlaceNotationTests {
  let notation = PlaceNotation<Museum>(PlaceTable(PlaceTables.museum))

  @Test("A place path leads back to the state that it describes")
  func roundTrip() throws {
    let seed = RandomRun.seed
    var random = SplitMix64(seed: seed)
    for round in 0..<RandomRun.rounds(2_000) {
      let state = RandomState.state(using: &random)
      let path = notation.path(of: state)
      let landing = try notation.landing(at: PlacePath(path.text))
      let landed = try NavigationState<Museum>().landed(landing)
      let tab = NavigationPlace<Museum>.tab(state.selectedTab)
      var expected = NavigationState<Museum>(selectedTab: state.selectedTab, modals: state.modals)
      expected[stack: tab] = state[stack: tab]
      #expect(landed == expected, "seed \(seed), round \(round): \(path.text)")
      #expect(notation.path(of: landed) == path)
      for window in state.windows {
        let path = notation.path(of: window)
        #expect(try notation.landing(at: PlacePath(path.text)) == Landing(window: window), "\(path.text)")
      }
    }
  }

  @Test(
    "A state has the expected path",
    arguments: [
      (.init(), "tour"),
      (
        .init(selectedTab: .find, stacks: [.find: [.catalog(path: ["a", "b/c;=%"], kind: .vasesAndBowls)]]),
        "find/catalog;path=a;path=b%2Fc%3B%3D%25;kind=vases-and-bowls"
      ),
      (
        .init(stacks: [.tour: [.work(id: -2), .audio(.player(track: 3))]], modals: [.sheet(.audio(.captions))]),
        "tour/work;id=-2;zoom=1.5;annotated=false/audio.player;track=3/audio.captions"
      ),
      (
        .init(modals: [.cover(.buy(returnTo: nil), stack: [.payment]), .cover(.terms)]),
        "tour/buy/payment/terms"
      ),
    ] as [(NavigationState<Museum>, String)])
  func text(state: NavigationState<Museum>, text: String) {
    #expect(notation.path(of: state).text == text)
  }

  @Test("A parameter with a default or an optional type can be omitted, and an enum has its text in URLs")
  func omitted() throws {
    #expect(try landing("find/work;id=3") == Landing(tab: .find, stack: [.work(id: 3)]))
    #expect(
      try landing("find/catalog;kind=vases-and-bowls")
        == Landing(tab: .find, stack: [.catalog(path: [], kind: .vasesAndBowls)]))
  }

  @Test("A path that starts with `current` keeps the selected tab and its stack")
  func current() throws {
    #expect(try landing("current/about") == Landing(stack: .append([.about])))
    #expect(try landing("current") == Landing())
  }

  @Test("A path starts with the gate whose screens it names")
  func gate() throws {
    let bazaar = PlaceNotation<Bazaar>(PlaceTable(""))
    var state = NavigationState<Bazaar>()
    state.gate = .init(.intro, stack: [.language], modals: [.sheet(.share(id: 4))])
    let path = bazaar.path(of: state)
    #expect(path.text == "intro/language/share;id=4")
    let landing = try bazaar.landing(at: path)
    var shown = NavigationState<Bazaar>()
    shown.gate = .init(.intro)
    #expect(try shown.landed(landing) == state)
    #expect(throws: NavigationError<Bazaar>.notThere(.gate(.intro))) { try NavigationState().landed(landing) }
    shown.gate = .init(.vetting)
    #expect(throws: NavigationError<Bazaar>.self) { try shown.landed(landing) }
  }

  @Test("A path that names no place is rejected with the reason and the screen", arguments: rejectedPaths)
  func rejected(path: String, index: Int, reason: String) throws {
    let error = try #require(throws: PlaceError.self) { try landing(path) }
    #expect(error.description == reason)
    #expect(error.index == index)
  }

  static let rejectedPaths: [(String, Int, String)] = [
    ("tours", 0, "a path starts with a tab, a gate, `current`, or `window:`, and none is named `tours`"),
    ("work;id=1", 0, "a path starts with a tab, a gate, `current`, or `window:`, and none is named `work`"),
    ("tour:sheet", 0, "a path doesn't start with a sheet"),
    ("tour;id=1", 0, "`tour` has no parameter `id`"),
    ("current;id=1", 0, "`current` has no parameter `id`"),
    ("window:about", 0, "no screen is named `about`"),
    ("tour/works/wrk;id=1", 2, "no screen is named `wrk`"),
    ("tour/player;track=1", 1, "no screen is named `player`"),
    ("tour/audio", 1, "no screen is named `audio`"),
    ("tour/work:sheet;id=1", 1, "`work` has no presentation as a sheet; write `work:push`"),
    ("tour/page:push", 1, "`page` has no presentation as a push; write `page:sheet` or `page:window`"),
    ("tour/page:window", 1, "`page` is a window; a path to a window starts with `window:page`"),
    ("window:page/buy", 1, "a path doesn't present a cover over a window"),
    ("tour/work", 1, "`work` needs a value for `id`, such as `;id=…` of type Int"),
    ("tour/work;id=seven", 1, #"the value "seven" of `id` is no Int"#),
    ("tour/work;id=1;id=2", 1, "`work` has several values for `id`, which isn't a list"),
    ("tour/work;id=1;zom=2", 1, "`work` has no parameter `zom`"),
    ("find/catalog;kind=vase", 1, #"the value "vase" of `kind` is no Kind"#),
    (
      "tour/work;id=1;preview=x", 1,
      "`work` needs `preview`, whose type Image belongs to the app, so no path leads to the screen"
    ),
  ]

  private func landing(_ text: String) throws -> Landing<Museum> { try notation.landing(at: PlacePath(text)) }
}

enum PlaceTables {
  static let museum = """
    default\tfind\tkind\tpainting
    default\twork\tzoom\t1.5
    default\twork\tannotated\tfalse
    case\tKind\tvasesAndBowls\tvases-and-bowls
    """
}
