import TestSupport
import Testing
import WaymarkLinks

@Suite("Place paths")
struct PlacePathTests {
  private static let examples: [(text: String, path: PlacePath)] = [
    ("market", PlacePath(.init("market"))),
    ("current/about", PlacePath(.init("current"), [.init("about")])),
    (
      "market/fruit;name=apple/checkout",
      PlacePath(.init("market"), [.init("fruit", values: [.init("name", "apple")]), .init("checkout")])
    ),
    ("window:about;id=4/page", PlacePath(.init("about", .window, values: [.init("id", "4")]), [.init("page")])),
    ("market/checkout.cart:cover", PlacePath(.init("market"), [.init("checkout.cart", .cover)])),
    (
      "find;tag=a;tag=b%2Fc;q=",
      PlacePath(.init("find", values: [.init("tag", "a"), .init("tag", "b/c"), .init("q", "")]))
    ),
    ("a/b;c=%3B%2F%3D%25", PlacePath(.init("a"), [.init("b", values: [.init("c", ";/=%")])])),
    ("a/b;c=%E2%80%AE%00", PlacePath(.init("a"), [.init("b", values: [.init("c", "\u{202E}\0")])])),
  ]

  @Test("A place path is printed as in the language, and the text has the same place path", arguments: examples)
  func example(_ example: (text: String, path: PlacePath)) throws {
    #expect(example.path.text == example.text)
    #expect(try PlacePath(example.text) == example.path)
  }

  private static let faults: [(text: String, reason: PlacePath.SyntaxError.Reason, range: Range<Int>)] = [
    ("", .missingName, 0..<0),
    ("/market", .missingName, 0..<0),
    ("market/", .missingName, 7..<7),
    ("market//fruit", .missingName, 7..<7),
    ("market/;name=a", .missingName, 7..<7),
    ("market/:sheet", .missingName, 7..<7),
    ("window:", .missingName, 7..<7),
    ("market/fruit;", .missingName, 13..<13),
    ("market/fruit;=a", .missingName, 13..<15),
    ("market/fruit;name", .missingValue(parameter: "name"), 13..<17),
    ("market/fruit:shet;name=a", .unknownPresentation("shet"), 13..<17),
    ("market/fruit:", .unknownPresentation(""), 13..<13),
    ("market/fruit;name=%4", .malformedValue(parameter: "name"), 18..<20),
    ("market/fruit;name=%zz", .malformedValue(parameter: "name"), 18..<21),
    ("market/fruit;name=%FF", .malformedValue(parameter: "name"), 18..<21),
  ]

  @Test("An error about a place path names the reason and the bytes", arguments: faults)
  func fault(_ fault: (text: String, reason: PlacePath.SyntaxError.Reason, range: Range<Int>)) {
    let error = #expect(throws: PlacePath.SyntaxError.self) { try PlacePath(fault.text) }
    #expect(error?.reason == fault.reason)
    #expect(error?.range == fault.range)
  }

  @Test("Random place paths are equal to the place paths of their texts, and texts are equal to printed place paths")
  func inverse() throws {
    var random = SplitMix64(seed: 60 + RandomRun.seed)
    for _ in 0..<RandomRun.rounds(5_000) {
      let path = random.placePath()
      let text = path.text
      #expect(try PlacePath(text) == path, "\(text)")
      #expect(text.utf8.allSatisfy { 0x21...0x7E ~= $0 }, "\(text)")
      #expect(try PlacePath(text).text == text)
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func placePath() -> PlacePath {
    var start = screen()
    // The first screen is a window, or a name without a presentation.
    start.presentation = Bool.random(using: &self) ? .window : nil
    return PlacePath(start, (0..<Int.random(in: 0...4, using: &self)).map { _ in screen() })
  }

  private mutating func screen() -> PlacePath.Screen {
    let names = ["market", "fruit", "current", "window", "push", "checkout.cart", "a1"]
    let presentation = Bool.random(using: &self) ? nil : PlacePath.presentations.randomElement(using: &self)
    let values = (0..<Int.random(in: 0...3, using: &self)).map { _ in
      PlacePath.Value(["name", "id", "in"].randomElement(using: &self)!, value())
    }
    return PlacePath.Screen(names.randomElement(using: &self)!, presentation, values: values)
  }

  private mutating func value() -> String {
    let pieces = ["", "a", "/", ";", "=", "%", "%2F", " ", "+", "&", ":", "é", "e\u{301}", "\u{202E}", "\0", "🍎", "?#"]
    return (0..<Int.random(in: 0...4, using: &self)).map { _ in pieces.randomElement(using: &self)! }.joined()
  }
}
