import SpecText
import TestSupport
import Testing

@Suite("The matcher of association files")
struct AssociationMatcherTests {
  private func opens(_ url: String, _ components: String, variables: String = "") throws -> Bool {
    AssociationMatcher(try .read(components: components, variables: variables)).decision(url).opensApp
  }

  @Test(
    "The matcher of association files follows Apple's rules for components",
    arguments: [
      // A component matches every URL part that the component does not constrain.
      ("https://ex.com", "{}", true),
      ("https://ex.com/a?b#c", "{}", true),
      // The path of a website's URL is never empty, and a pattern must match the whole path.
      ("https://ex.com", #"{"/":"/"}"#, true),
      ("https://ex.com?a=b", #"{"/":"/"}"#, true),
      ("https://ex.com/a/b", #"{"/":"/a"}"#, false),
      // A slash at the end, several slashes in a row, and a missing slash at the start make no difference.
      ("https://ex.com/a/", #"{"/":"/a"}"#, true),
      ("https://ex.com/a", #"{"/":"/a/"}"#, true),
      ("https://ex.com/a/b", #"{"/":"//a//b/"}"#, true),
      ("https://ex.com//a//b//", #"{"/":"a/b"}"#, true),
      ("https://ex.com/?b", #"{"/":"//"}"#, true),
      ("https://ex.com/a%2F", #"{"/":"/a"}"#, false),
      ("https://ex.com/a%2F", #"{"/":"/a","percentEncoded":false}"#, true),
      ("https://ex.com/abc/", #"{"/":"/????"}"#, false),
      // A `*` as the last segment also matches no segment, unlike `?*`.
      ("https://ex.com/a", #"{"/":"/a/*"}"#, true),
      ("https://ex.com/a", #"{"/":"/a/*/"}"#, true),
      ("https://ex.com/a", #"{"/":"/a/**"}"#, true),
      ("https://ex.com/a/b", #"{"/":"/a/*/*"}"#, true),
      ("https://ex.com/a", #"{"/":"/a/*/*"}"#, false),
      ("https://ex.com/en", #"{"/":"/$(lang)/*"}"#, true),
      ("https://ex.com/ab", #"{"/":"/a/*"}"#, false),
      ("https://ex.com/a/", #"{"/":"/a/?*"}"#, false),
      ("https://ex.com/a/b", #"{"/":"/a/*/?*"}"#, false),
      ("https://ex.com/a/b", #"{"/":"/a/*/b"}"#, false),
      // The rules for slashes are only for paths.
      ("https://ex.com/#a", ##"{"#":"a/*"}"##, false),
      ("https://ex.com/#/a", ##"{"#":"a"}"##, false),
      ("https://ex.com/?b=/c/", #"{"?":{"b":"/c"}}"#, false),
      ("https://ex.com/ab", #"{"/":"/a"}"#, false),
      ("/a", #"{"/":"/a"}"#, true),
      // `*` matches any characters, including `/`. `?` matches one character, including `/`.
      ("https://ex.com/a/b/c", #"{"/":"/a*c"}"#, true),
      ("https://ex.com/ac", #"{"/":"/a*c"}"#, true),
      ("https://ex.com/a/c", #"{"/":"/a?c"}"#, true),
      ("https://ex.com/ac", #"{"/":"/a?c"}"#, false),
      ("https://ex.com/abbc", #"{"/":"/a?c"}"#, false),
      ("https://ex.com/a", #"{"/":"/a?*"}"#, false),
      ("https://ex.com/ab", #"{"/":"/a*?"}"#, true),
      // A path pattern does not need a leading slash.
      ("https://ex.com/abc?def", ##"{"/":"abc","?":"def","#":"*"}"##, true),
      ("https://ex.com/en/a", #"{"/":"$(lang)/a"}"#, true),
      ("https://ex.com/ab", #"{"/":"?b"}"#, false),
      // A missing query or fragment is equal to an empty query or fragment.
      ("https://ex.com/a", #"{"?":""}"#, true),
      ("https://ex.com/a", #"{"?":"?*"}"#, false),
      ("https://ex.com/a?", #"{"?":"?*"}"#, false),
      ("https://ex.com/a?b=c", #"{"?":"b=*"}"#, true),
      ("https://ex.com/a", ##"{"#":""}"##, true),
      ("https://ex.com/a#", ##"{"#":"?*"}"##, false),
      ("https://ex.com/#/a?b", ##"{"#":"/a?b","?":""}"##, true),
      // All items with the key must match. Items with other keys are ignored.
      ("https://ex.com/?x=1&y=2", #"{"?":{"x":"1"}}"#, true),
      ("https://ex.com/?x=1&x=2", #"{"?":{"x":"1"}}"#, false),
      ("https://ex.com/?x=1&x=1", #"{"?":{"x":"1"}}"#, true),
      ("https://ex.com/?x=1", #"{"?":{"x":"1","y":"2"}}"#, false),
      ("https://ex.com/", #"{"?":{"x":""}}"#, true),
      ("https://ex.com/?x", #"{"?":{"x":""}}"#, true),
      ("https://ex.com/?x=", #"{"?":{"x":"?*"}}"#, false),
      ("https://ex.com/?X=1", #"{"?":{"x":"1"},"caseSensitive":false}"#, false),
      ("https://ex.com/?x=a=b", #"{"?":{"x":"a=b"}}"#, true),
      // Case sensitivity.
      ("https://ex.com/A", #"{"/":"/a"}"#, false),
      ("https://ex.com/A", #"{"/":"/a","caseSensitive":false}"#, true),
      ("https://ex.com/a", #"{"/":"/$(upper)","caseSensitive":false}"#, true),
      ("https://ex.com/%C3%89", #"{"/":"/é","caseSensitive":false,"percentEncoded":false}"#, true),
      // Percent encoding.
      ("https://ex.com/a%2Fb", #"{"/":"/a/b"}"#, false),
      ("https://ex.com/a%2Fb", #"{"/":"/a%2Fb"}"#, true),
      ("https://ex.com/a%2fb", #"{"/":"/a%2Fb"}"#, false),
      ("https://ex.com/a%20b", #"{"/":"/a%20b","percentEncoded":false}"#, false),
      ("https://ex.com/a%20b", #"{"/":"/a b","percentEncoded":false}"#, true),
      ("https://ex.com/é", #"{"/":"/%C3%A9"}"#, true),
      ("https://ex.com/é", #"{"/":"/é"}"#, false),
      ("https://ex.com/%C3%A9", #"{"/":"/?","percentEncoded":false}"#, true),
      ("https://ex.com/%C3%A9", #"{"/":"/??????"}"#, true),
      ("https://ex.com/%FF", #"{"/":"/%FF","percentEncoded":false}"#, true),
      ("https://ex.com/%4", #"{"/":"/%4","percentEncoded":false}"#, true),
      ("https://ex.com/?a%26b=c%3Dd", #"{"?":{"a&b":"c=d"},"percentEncoded":false}"#, true),
      // The system's variables match a single character or a code.
      ("https://ex.com/7", #"{"/":"/$(digit)"}"#, true),
      ("https://ex.com/77", #"{"/":"/$(digit)"}"#, false),
      ("https://ex.com/77", #"{"/":"/$(digit)$(alnum)"}"#, true),
      ("https://ex.com/g", #"{"/":"/$(xdigit)"}"#, false),
      ("https://ex.com/F", #"{"/":"/$(xdigit)"}"#, true),
      ("https://ex.com/é", #"{"/":"/$(alpha)","percentEncoded":false}"#, false),
      ("https://ex.com/de-AT", #"{"/":"/$(lang)-$(region)"}"#, true),
      ("https://ex.com/gsw-CH", #"{"/":"/$(lang)-$(region)"}"#, true),
      ("https://ex.com/de-UK", #"{"/":"/$(lang)-$(region)"}"#, false),
      ("https://ex.com/de-at", #"{"/":"/$(lang)-$(region)"}"#, false),
      ("https://ex.com/DE-at", #"{"/":"/$(lang)-$(region)","caseSensitive":false}"#, true),
      // Text that does not name a variable is literal text.
      ("https://ex.com/$(", #"{"/":"/$("}"#, true),
      ("https://ex.com/$", #"{"/":"/$"}"#, true),
    ] as [(String, String, Bool)])
  func rules(_ url: String, _ component: String, _ expected: Bool) throws {
    #expect(try opens(url, component) == expected)
  }

  @Test(
    "A custom variable of an association file matches exactly its listed texts and patterns",
    arguments: [
      ("https://ex.com/order/pizza/", true), ("https://ex.com/order/blue?/", false),
      ("https://ex.com/order/big-pie/", true), ("https://ex.com/order/pizz/", false),
      ("https://ex.com/order//", false), ("https://ex.com/order/pizzapizza/", false),
    ])
  func ownVariables(_ url: String, _ expected: Bool) throws {
    #expect(
      try opens(
        url, #"{"/":"/order/$(food of all kinds)/"}"#, variables: #""food of all kinds":["pizza","big-*","", "pizza"]"#)
        == expected)
  }

  @Test("In an association file, the first match, the nearest options, and custom variables take precedence")
  func order() throws {
    let file = try AssociationFile.read(
      #"""
      { "applinks": {
        "defaults": { "caseSensitive": false },
        "substitutionVariables": { "digit": ["one"] },
        "details": [
          { "appIDs": ["T.a"], "defaults": { "caseSensitive": true }, "components": [
            { "/": "/a/secret", "exclude": true },
            { "/": "/a/*" },
            { "/": "/A/*", "caseSensitive": false, "exclude": true },
            { "/": "/$(digit)" }
          ] },
          { "appID": "T.b", "components": [{ "/": "/b" }] }
        ]
      } }
      """#)
    let matcher = AssociationMatcher(file)
    func decision(_ path: String) -> String {
      switch matcher.decision("https://ex.com" + path) {
      case .opensApp(let place): "opens \(place.details).\(place.component)"
      case .excluded(let place): "excluded \(place.details).\(place.component)"
      case .unclaimed: "unclaimed"
      case .unknown(let place): "unknown \(place.details).\(place.component)"
      }
    }
    #expect(decision("/a/secret") == "excluded 0.0")
    #expect(decision("/a/b") == "opens 0.1")
    #expect(decision("/A/b") == "excluded 0.2")
    #expect(decision("/one") == "opens 0.3")
    #expect(decision("/1") == "unclaimed")
    #expect(decision("/B") == "opens 1.0")
  }

  @Test(
    "A component of an association file has each key of the nearest `defaults` that it does not have itself",
    arguments: [
      ("/foo/1", #"{"/":"/foo/*"}"#, "", "{}", true), ("/bar", #"{"/":"/foo/*"}"#, "", "{}", false),
      ("/bar", #"{"/":"/foo/*"}"#, "", #"{"/":"/bar"}"#, true),
      ("/bar", #"{"/":"/foo/*"}"#, #"{"/":"/bar"}"#, "{}", true),
      ("/foo", #"{"/":"/foo/*"}"#, #"{"/":"/bar"}"#, "{}", false),
      ("/a", #"{"exclude":true}"#, "", "{}", false), ("/a", #"{"exclude":true}"#, "", #"{"exclude":false}"#, true),
      ("/a", #"{"exclude":true}"#, #"{"exclude":false}"#, "{}", true),
      ("/a?b=12", #"{"?":{"b":"??"}}"#, "", "{}", true), ("/a?b=1", #"{"?":{"b":"??"}}"#, "", "{}", false),
      ("/a?b=1", #"{"?":{"b":"??"}}"#, "", #"{"?":{"c":"*"}}"#, true),
      ("/a?b=1", #"{"?":{"b":"??"}}"#, "", #"{"?":{"b":1}}"#, false),
      ("/a#b", ##"{"#":"c"}"##, "", "{}", false), ("/a#b", ##"{"#":"c"}"##, "", ##"{"#":"b"}"##, true),
      ("/A", #"{"/":"/a"}"#, #"{"caseSensitive":false}"#, "{}", true),
      ("/a%20b", #"{"/":"/a b","percentEncoded":false}"#, "", "{}", true),
    ])
  func defaults(_ path: String, _ file: String, _ details: String, _ component: String, _ expected: Bool) throws {
    let own = details.isEmpty ? "" : #""defaults":\#(details),"#
    let matcher = AssociationMatcher(
      try .read(
        #"{"applinks":{"defaults":\#(file),"details":[{"appIDs":["T.a"],\#(own)"components":[\#(component)]}]}}"#))
    #expect(matcher.decision("https://ex.com" + path).opensApp == expected)
  }

  @Test("The `paths` of an old association file have the `defaults`, except that `NOT` alone excludes a path")
  func defaultsOfPaths() throws {
    let matcher = AssociationMatcher(
      try .read(
        ##"""
        {"applinks":{"defaults":{"exclude":true,"#":"x","/":"/c"},
          "details":[{"appID":"T.a","paths":["NOT /a/b","/a/*"]}]}}
        """##))
    #expect(matcher.decision("https://ex.com/a/c#x").opensApp)
    #expect(!matcher.decision("https://ex.com/a/b#x").opensApp)
    #expect(matcher.decision("https://ex.com/a/b#y") == .unclaimed)
    #expect(matcher.decision("https://ex.com/c#x") == .unclaimed)
  }

  @Test(
    "A value of a wrong type in a component of an association file is ignored",
    arguments: [
      (#"{"?":{"a":"1","b":true}}"#, "?a=2", true), (#"{"?":{"b":["1"],"a":"1"}}"#, "?a=2", true),
      (#"{"?":true}"#, "?a=2", true), (#"{"/":["/b"]}"#, "", true), (##"{"#":1}"##, "#c", true),
      (#"{"exclude":"true"}"#, "", true), (#"{"/":"/A","caseSensitive":"false"}"#, "", false),
      (#""/a""#, "", false), (#"{"/":"/$(none)"}"#, "", false), (#"{"/":"/$(none)","exclude":true},{}"#, "", true),
    ])
  func wrongTypes(_ component: String, _ rest: String, _ expected: Bool) throws {
    let file = try AssociationFile.read(components: component)
    #expect(AssociationMatcher(file).decision("https://ex.com/a" + rest).opensApp == expected)
    #expect(file.mistakes.count == 1)
  }

  @Test("The matcher of association files agrees with an exhaustive matcher on random files and URLs")
  func oracle() throws {
    var random = RandomAssociation(seed: 9)
    var tally: [String: Int] = [:]
    for _ in 0..<1_000 {
      let file = random.file()
      let matcher = AssociationMatcher(file)
      var variables = file.substitutionVariables
      for name in ["digit", "upper"] { variables[name] = AssociationFile.systemVariables[name] }
      let naive = NaiveMatcher(file: file, variables: variables)
      for _ in 0..<8 {
        let url = random.url(near: file)
        let expected = naive.decision(url)
        let decision: String? =
          switch matcher.decision(url.text) {
          case .opensApp(let place): "\(place.details).\(place.component)"
          case .excluded(let place): "!\(place.details).\(place.component)"
          case .unclaimed: nil
          case .unknown: "?"
          }
        #expect(decision == expected, "\(url.text) of \(file.json)")
        tally[expected == nil ? "none" : expected?.first == "!" ? "excluded" : "opens", default: 0] += 1
      }
    }
    // The test needs enough URLs of each outcome.
    #expect(tally.values.allSatisfy { $0 > 500 } && tally.count == 3, "\(tally)")
  }
}
