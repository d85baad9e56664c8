import LinkLogic
import LinkResolving
import SpecText
import TestSupport
import Testing
import WaymarkLinks

@Suite("Sample places")
struct SamplePlaceTests {
  private static let market = """
    waymark: 1
    app: Market
    origins: {app: {schemes: [market]}}
    conditions: [signedIn]
    gates: {signedIn: welcome}
    types:
      Size: {values: [{small: S}, large]}
      Photo: {is: native, swift: Photo, identity: id}
      Code: {is: String, matching: "[A-Z]{3}"}
    tabBar: {initial: basket}
    tabs:
      market: {title: Market, icon: cart}
      basket: {title: Basket, icon: bag, params: {tags: List<String>, size: Size = small}}
    routes:
      welcome: {present: gate}
      password: {in: welcome}
      help: {present: [cover, sheet], in: [welcome]}
      about: {}
      fruit: {in: market, params: {name: String, size: Size, weight: Double = 0.5, note: "String?"}}
      review: {in: [basket, market], parent: fruit, params: {"on": Date}}
      share: {present: [push, sheet], in: tabs}
      photo: {in: market, params: {photo: Photo}}
      frame: {in: market, parent: photo}
      checkout: {present: sheet, in: basket}
      address: {in: checkout, parent: checkout, params: {code: Code}}
      country: {in: checkout, parent: address}
      terms: {present: sheet, in: checkout}
      offers: {present: cover}
      editor: {present: window, params: {id: UUID}}
      tool: {in: editor}
      hidden: {in: []}
    """

  @Test("Each tab and each presentation of a route has a place, except screens that need native values")
  func places() throws {
    let spec = try Self.published(Self.market)
    #expect(
      spec.samplePlaces.map(\.text) == [
        "market", "basket;tags=text", "welcome", "welcome/password", "welcome/help:cover", "welcome/help",
        "basket;tags=text/about", "market/fruit;name=text;size=S",
        "market/fruit;name=text;size=S/review;on=2026-01-31", "basket;tags=text/share", "basket;tags=text/share:sheet",
        "market/frame", "basket;tags=text/checkout", "basket;tags=text/checkout/address;code=AAA",
        "basket;tags=text/checkout/address;code=AAA/country", "basket;tags=text/checkout/terms",
        "basket;tags=text/offers", "window:editor;id=123e4567-e89b-12d3-a456-426614174000",
        "window:editor;id=123e4567-e89b-12d3-a456-426614174000/tool",
      ])
  }

  @Test("The table of places contains the defaults, and the cases whose texts differ from their names")
  func table() throws {
    let spec = try Self.published(Self.market)
    let lines = spec.placeTable.split(separator: "\n").filter { !$0.hasPrefix("place\t") }
    #expect(
      lines == ["default\tbasket\tsize\tS", "default\tfruit\tweight\t0.5", "case\tSize\tsmall\tS"])
    let table = PlaceTable(spec.placeTable)
    #expect(table.places == spec.samplePlaces.map(\.text))
    #expect(table.defaultText(of: "size", in: "basket") == "S")
    #expect(table.caseName(of: "S", in: "Size") == "small")
    #expect(table.caseName(of: "large", in: "Size") == "large")
  }

  @Test("Sheets that can only cover each other have no places")
  func cycle() throws {
    var spec = try Self.published(Self.market)
    let routes = ["checkout", "terms", "offers"].map { name in
      spec.routes.firstIndex { $0.declaration.name == name }!
    }
    for (index, route) in routes.enumerated() {
      spec.routes[route].tabs = []
      spec.routes[route].covers = [routes[(index + 1) % routes.count]]
    }
    let places = spec.samplePlaces.map(\.text)
    #expect(places.filter { $0.contains("checkout") || $0.contains("terms") || $0.contains("offers") } == [])
    #expect(places.contains("market/frame"))
    // One of the sheets can be over a tab.
    spec.routes[routes[1]].tabs = [0]
    let connected = spec.samplePlaces.map(\.text)
    #expect(connected.contains("market/terms"))
    #expect(connected.contains("market/terms/checkout"))
    #expect(connected.contains("market/terms/checkout/offers"))
  }

  @Test("Routes that are parents of each other have places")
  func parents() throws {
    var spec = try Self.published(Self.market)
    let routes = ["fruit", "review"].map { name in spec.routes.firstIndex { $0.declaration.name == name }! }
    (spec.routes[routes[0]].parent, spec.routes[routes[1]].parent) = (routes[1], routes[0])
    #expect(spec.samplePlaces.count == 19)
  }

  /// The screens that need a native value, and `placeholder`, which no stack can contain.
  private static let exceptions: [String: Set<String>] = [
    "AIQ.nav.yaml": ["testDetail:push", "testResults:push"],
    "PetSpot.nav.yaml": ["fullscreenMap:push", "placeholder:push"],
    "Reader.nav.yaml": [
      "accountDetailWithAccount:push", "accountMediaGridView:push", "accountSettingsWithAccount:push",
      "conversationDetail:push", "editStatusEditor:sheet", "editStatusEditor:window", "editTagGroup:sheet",
      "filteredTimeline:push", "imageURL:sheet", "instanceInfo:push", "list:push", "listAddAccount:sheet",
      "listEdit:sheet", "mediaViewer:window", "mentionStatusEditor:sheet", "mentionStatusEditor:window",
      "newStatusEditor:sheet", "newStatusEditor:window", "prefilledStatusEditor:sheet", "prefilledStatusEditor:window",
      "quoteStatusEditor:sheet", "quoteStatusEditor:window", "replyToStatusEditor:sheet", "replyToStatusEditor:window",
      "report:sheet", "shareImage:sheet", "statusDetailWithStatus:push",
    ],
  ]

  @Test("The specs of this repository allow each of their sample places", arguments: RepositorySpec.all)
  func validity(_ spec: RepositorySpec) throws {
    let spec = try #require(spec.published())
    for place in spec.samplePlaces {
      #expect(try PlacePath(place.text) == place)
      #expect(throws: Never.self, "\(place.text)") { try PlaceCheck(place, spec) }
    }
  }

  @Test("Each screen of the specs of this repository has one sample place", arguments: RepositorySpec.all)
  func completeness(_ file: RepositorySpec) throws {
    let spec = try #require(file.published())
    let places = spec.samplePlaces
    #expect(Set(places).count == places.count)
    var found = try places.map { place in
      let last = try PlaceCheck(place, spec).last
      let name = last.name.split(separator: ".").last.map(String.init) ?? ""
      return "\(name):\(last.presentation?.presentation ?? "tab")"
    }
    var without: Set<String> = []
    let screens =
      spec.tabs.map { "\($0.declaration.name):tab" }
      + spec.routes.flatMap { route in
        route.presentations.map { "\(route.declaration.name):\($0.presentation)" }
      }
    for screen in screens {
      if screen == found.first { found.removeFirst() } else { without.insert(screen) }
    }
    #expect(found == [])
    let name = file.path.split(separator: "/").last.map(String.init) ?? ""
    #expect(without == Self.exceptions[name] ?? [])
  }

  @Test("The table of places of each spec in this repository contains each default", arguments: RepositorySpec.all)
  func defaults(_ file: RepositorySpec) throws {
    let spec = try #require(file.published())
    let lines = spec.placeTable.split(separator: "\n")
    let declarations = spec.tabs.map(\.declaration) + spec.routes.map(\.declaration)
    let defaults = declarations.flatMap(\.parameters).filter { if case .defaulted = $0.arity { true } else { false } }
    #expect(lines.count { $0.hasPrefix("default\t") } == defaults.count)
    let table = PlaceTable(spec.placeTable)
    for type in spec.types {
      guard case .cases(let cases) = type.texts else { continue }
      for element in cases {
        #expect(table.caseName(of: element.text, in: type.name) == element.name)
        #expect(table.text(ofCase: element.name, in: type.name) == element.text)
      }
    }
  }

  private static func published(_ yaml: String) throws -> PublishedSpec {
    PublishedSpec(try CompiledSpec(yaml).model)
  }
}
