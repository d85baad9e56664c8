import Foundation
import SpecModel
import Testing

@testable import SpecText

@Suite("Shapes of values")
struct ValueShapeTests {
  private func path(_ steps: String) -> [ShapeStep] {
    steps.split(separator: "/").map { $0 == "-" ? .element : .entry(String($0)) }
  }

  @Test(
    "A path of keys in the language leads to the keys of a mapping",
    arguments: [
      ("", "waymark"), ("tabs/home", "title"), ("tabs/home/links/-", "examples"), ("tabs/home/links", "url"),
      ("tabs/home/placeholder", "message"), ("tabs/home/icon", "asset"), ("routes/item/title", "table"),
      ("routes/item/links/-", "stack"), ("tabBar/colors", "active"), ("swift/names", "namespace"),
      ("conditions/signedIn", "presents"), ("types/Size", "matching"), ("localization", "bundle"),
    ])
  func keys(_ place: String, _ key: String) {
    #expect(ValueShape.rootFile.keys(at: path(place)).contains { $0.name == key }, "\(place)")
  }

  @Test("The help for a dash knows each key that contains a mapping of names")
  func mappings() {
    let places = [
      "", "tabs/home", "routes/item", "routes/item/links/-", "resolvedLinks/item", "types/Size", "origins/web",
    ]
    let keys = places.flatMap { ValueShape.rootFile.keys(at: path($0)) }.filter { key in
      key.shape.alternatives.contains { if case .mapping = $0 { true } else { false } }
    }
    #expect(Set(keys.map(\.name)) == YAMLPitfall.mappingKeys)
  }

  @Test("An included file has its own keys, and the same constructs as the root file")
  func includedFile() {
    let keys = ValueShape.includedFile.keys(at: []).map(\.name)
    #expect(keys.contains("feature") && !keys.contains("tabBar"))
    #expect(ValueShape.includedFile.key(at: path("routes/item/parent"))?.summary.isEmpty == false)
  }

  @Test("The shape of a key lists the kinds of names that the key can refer to")
  func references() {
    func targets(_ place: String) -> [ReferenceShape.Target] {
      ValueShape.rootFile.shapes(at: path(place)).flatMap { shape -> [ReferenceShape.Target] in
        if case .reference(let reference) = shape { reference.targets } else { [] }
      }
    }
    #expect(targets("routes/item/in") == [.tab, .modalRoute])
    #expect(targets("routes/item/in/-") == [.tab, .modalRoute])
    #expect(targets("routes/item/parent") == [.route])
    #expect(targets("routes/item/links/-/in") == [.tab, .modalRoute])
    #expect(targets("tabs/home/when") == [.condition])
    #expect(targets("tabs/home/opens") == [.route])
    #expect(targets("tabBar/initial") == [.tab])
    #expect(targets("resolvedLinks/open/origins") == [.origin])
    #expect(targets("conditions/signedIn/presents") == [.modalRoute])
    #expect(targets("app") == [])
  }

  @Test("The shape of a mapping distinguishes declared names, referenced names, and patterns")
  func names() {
    func kind(_ place: String) -> String {
      switch ValueShape.rootFile.names(at: path(place)).first {
      case .declaration(let name): "declares \(name)"
      case .reference(let reference): "refers to \(reference.targets.map(\.rawValue))"
      case .text(let text): text.role.rawValue
      default: "nothing"
      }
    }
    #expect(kind("tabs") == "declares tab")
    #expect(kind("types") == "declares type")
    #expect(kind("meta") == "declares metadataKey")
    #expect(kind("routes/item/params") == "declares parameter")
    #expect(kind("routes/item/meta") == #"refers to ["metadataKey"]"#)
    #expect(kind("routes/item/links/-/with") == #"refers to ["parameter"]"#)
    #expect(kind("redirects") == "pattern")
    #expect(kind("lint") == #"refers to ["rule"]"#)
    #expect(kind("tabBar") == "nothing")
  }

  @Test("The shape of a choice has its words, with a description of each word's effect")
  func words() throws {
    let shapes = ValueShape.rootFile.shapes(at: path("tabs/home/shown"))
    guard case .choice(let words) = try #require(shapes.first) else {
      Issue.record("\(shapes)")
      return
    }
    #expect(words.map(\.word) == ["always", "byDefault", "optional"])
    #expect(words.first?.phrase == "`always` prevents hiding")
  }

  @Test("The link of a tab has all keys of a route's link except `in`, `present`, `stack`, and `gates`")
  func tabLinks() {
    let tabKeys = ValueShape.rootFile.keys(at: path("tabs/home/links/-")).map(\.name)
    let routeKeys = ValueShape.rootFile.keys(at: path("routes/item/links/-")).map(\.name)
    #expect(Set(routeKeys).subtracting(tabKeys) == ["gates", "in", "present", "stack"])
  }

  @Test(
    "A path of keys that the language does not have leads to no shapes",
    arguments: ["tabz", "app/-", "tabs/home/title/x/y", "tabs/-", "waymark/1"])
  func nowhere(_ place: String) {
    #expect(ValueShape.rootFile.shapes(at: path(place)).isEmpty)
    #expect(ValueShape.rootFile.key(at: path(place)) == nil)
  }

  @Test(
    "The regular expression for a kind of name matches the names that the decoder accepts",
    arguments: DeclaredName.allCases)
  func names(_ name: DeclaredName) throws {
    let form = try NSRegularExpression(pattern: name.form)
    func matches(_ text: String) -> Bool {
      form.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }
    #expect(matches(name == .type ? "Size2" : "size2"))
    #expect(matches(name == .type ? "Selfish" : "selfish"))
    #expect(!matches(name == .type ? "size" : "Size"))
    #expect(!matches(name == .type ? "String" : "self"))
    for text in ["", "2nd", "a-b", "A_b", "ä", "a b"] { #expect(!matches(text), "\(text)") }
    #expect(matches("current") == ![.tab, .route, .resolvedLink, .condition, .origin, .type].contains(name))
    #expect(matches("rawValue") == [.parameter, .metadataKey, .element].contains(name))
  }
}
