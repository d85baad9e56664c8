import SpecText
import TestSupport
import Testing

@Suite("Association files")
struct AssociationFileTests {
  @Test("The reader of association files keeps everything that universal links need")
  func reading() throws {
    let file = try AssociationFile.read(
      #"""
      {
        "webcredentials": { "apps": ["T.a"] }, "appclips": [], "activitycontinuation": 1,
        "applinks": {
          "apps": [],
          "unknown": { "details": 1 },
          "defaults": { "percentEncoded": false, "comment": 1 },
          "substitutionVariables": { "food": ["burrito", "p*zza"], "none": [] },
          "details": [
            { "appIDs": ["T.a", "T.b"], "appID": "T.a", "defaults": { "caseSensitive": false }, "paths": 1,
              "components": [
                { "/": "/$(food)/?*", "?": { "a": "2", "b": "?*" }, "#": "c", "comment": "d" },
                {}, { "?": "e=*", "exclude": true, "caseSensitive": true, "percentEncoded": true, "comment": 1, "x": null }
              ] },
            { "appID": "T.c", "paths": ["/a/*", "NOT /b", "NOT/c", "*"] },
            { "appID": "T.d", "appIDs": ["T.e"], "components": [] }
          ]
        }
      }
      """#)
    var expected = AssociationFile()
    expected.defaults.percentEncoded = false
    expected.substitutionVariables = ["food": ["burrito", "p*zza"], "none": []]
    var first = AssociationFile.Component(
      path: "/$(food)/?*", query: .items([.init(key: "a", pattern: "2"), .init(key: "b", pattern: "?*")]),
      fragment: "c")
    first.comment = "d"
    var last = AssociationFile.Component(query: .text("e=*"), isExcluded: true)
    last.options = .init(caseSensitive: true, percentEncoded: true)
    var details = AssociationFile.Details(appIDs: ["T.a", "T.b"], components: [first, .init(), last])
    details.defaults.caseSensitive = false
    let paths = [("/a/*", false), ("/b", true), ("NOT/c", false), ("*", false)]
      .map { AssociationFile.Component(path: $0, isExcluded: $1) }
    expected.details = [
      details, .init(appIDs: ["T.c"], components: paths), .init(appIDs: ["T.e"], components: []),
    ]
    expected.details[0].ignoredAppID = "T.a"
    expected.details[2].ignoredAppID = "T.d"
    #expect(file.withoutSpans == expected)
  }

  @Test("Components of an association file have their source locations")
  func places() throws {
    let file = try AssociationFile.read(
      "\u{FEFF}{\"applinks\":{\"details\":[{\"appID\":\"T.a\",\"components\":[\n  {},\n {\"/\":\"/é\",\n\"#\":\"\"} ]},\n"
        + "{\"appID\":\"T.b\",\"paths\":[\"NOT é\", \"/b\"]}]}}")
    let places = file.details.flatMap(\.components).compactMap(\.span).map {
      "\($0.start.line):\($0.start.column)-\($0.end.line):\($0.end.column)"
    }
    #expect(places == ["2:3-2:5", "3:2-4:8", "5:25-5:32", "5:34-5:38"])
  }

  @Test("An association file may have `details` in the old format, with app IDs as keys")
  func legacyDetails() throws {
    let file = try AssociationFile.read(
      #"{"applinks":{"apps":[],"details":{"T.b":{"paths":["NOT /a","*"]},"T.a":{"paths":[]}}}}"#)
    #expect(file.details.map(\.appIDs) == [["T.b"], ["T.a"]])
    #expect(file.details[0].components.map(\.path) == ["/a", "*"])
    #expect(file.details[0].components.map(\.isExcluded) == [true, false])
  }

  @Test(
    "An invalid association file has an error with its source location",
    arguments: [
      ("", "1:1 a value is expected here, but the file ends"),
      ("[]", "1:1 this file has no `applinks`, so it declares no universal links"),
      (#"{"webcredentials":{}}"#, "1:1 this file has no `applinks`, so it declares no universal links"),
      ("{\n \"applinks\": [] }", "2:2 `applinks` is a list, but an object is expected"),
      (#"{"applinks":{}}"#, "1:2 `applinks` has no `details`, so no app opens links"),
      (#"{"applinks":{"details":"*"}}"#, "1:14 `details` is a string, but a list is expected"),
      (#"{"applinks":{"details":[[]]}}"#, "1:25 an entry of `details` is a list, but an object is expected"),
      (#"{"applinks":{"details":[{"components":[]}]}}"#, "1:25 this entry of `details` names no app"),
      (
        #"{"applinks":{"details":[{"appIDs":["T.a"]}]}}"#,
        "1:25 this entry of `details` has no `components`, so it matches no URLs"
      ),
      (#"{"applinks":{"details":[{"appIDs":"T.a"}]}}"#, "1:26 `appIDs` is a string, but a list is expected"),
      (
        #"{"applinks":{"details":[{"appIDs":["T.a", 1]}]}}"#,
        "1:43 an entry of `appIDs` is a number or `null`, but a string is expected"
      ),
      (#"{"applinks":{"details":[{"appID":["T.a"]}]}}"#, "1:26 `appID` is a list, but a string is expected"),
      (
        #"{"applinks":{"details":[{"appID":"T.a","paths":[{}]}]}}"#,
        "1:49 an entry of `paths` is an object, but a string is expected"
      ),
      (
        #"{"applinks":{"details":[{"appID":"T.a","components":["/a"]}]}}"#,
        "1:54 an entry of `components` is a string, but an object is expected"
      ),
      (
        #"{"applinks":{"details":[{"appID":"T.a","components":[{"/":["/a"]}]}]}}"#,
        "1:55 `/` is a list, but a string is expected"
      ),
      (
        #"{"applinks":{"details":[{"appID":"T.a","components":[{"?":["a"]}]}]}}"#,
        "1:55 `?` is a list, but a string is expected"
      ),
      (
        #"{"applinks":{"details":[{"appID":"T.a","components":[{"?":{"a":true}}]}]}}"#,
        "1:60 `a` is `true` or `false`, but a string is expected"
      ),
      (
        #"{"applinks":{"details":[{"appID":"T.a","components":[{"exclude":"true"}]}]}}"#,
        "1:55 `exclude` is a string, but `true` or `false` is expected"
      ),
      (
        #"{"applinks":{"details":[],"defaults":{"caseSensitive":0}}}"#,
        "1:39 `caseSensitive` is a number or `null`, but `true` or `false` is expected"
      ),
      (
        #"{"applinks":{"details":[{"appID":"T.a","defaults":[],"paths":[]}]}}"#,
        "1:40 `defaults` is a list, but an object is expected"
      ),
      (
        #"{"applinks":{"details":[{"appID":"T.a","components":[{"/":"/$(food)"}]}]}}"#,
        "1:55 the variable `$(food)` is not defined"
      ),
      (
        #"{"applinks":{"details":[{"appID":"T.a","components":[{"/":"/$(Lang)"}]}]}}"#,
        "1:55 the variable `$(Lang)` is not defined"
      ),
      (
        #"{"applinks":{"details":[],"substitutionVariables":{"a":["b","$(digit)"]}}}"#,
        "1:61 the variable `a` uses `$(digit)`, but a variable cannot use another variable"
      ),
      (
        #"{"applinks":{"details":[],"substitutionVariables":{"a(":[]}}}"#,
        "1:52 `a(` is not a valid variable name, because it contains `$`, `(` or `)`"
      ),
      (
        #"{"applinks":{"details":[],"substitutionVariables":{"a":"b"}}}"#,
        "1:52 `a` is a string, but a list is expected"
      ),
      (
        #"{"applinks":{"details":[{"appID":"T.a","components":[],"components":[{}]}]}}"#,
        "1:56 the key `components` is repeated, and the system may use either value"
      ),
      (#"{"applinks":{"details":[]},"v":1.2.3--e}"#, "1:32 `1.2.3--e` is not a JSON value"),
      (#"{"applinks":{"details":[]},"v":00012}"#, "1:32 `00012` is not a JSON value"),
      (#"{"applinks":{"details":[]},"v":[0,-1.50e+7,1E9,-]}"#, "1:48 `-` is not a JSON value"),
      (#"{"applinks":{"details":[]},"v":1.}"#, "1:32 `1.` is not a JSON value"),
      ("-----BEGIN PKCS7-----", "1:1 this file is signed (CMS), so its JSON cannot be read"),
      ("{\"applinks\":\0}", "1:13 the file contains a NUL character"),
      ("bplist00", "1:1 this is a binary property list"),
      (String(repeating: "[", count: 100_000), "1:65 this value is nested more than 64 levels deep"),
      (
        String(repeating: " ", count: 131_073),
        "1:1 this file has 131073 bytes, more than the system's limit of 131072"
      ),
    ])
  func faults(_ text: String, _ expected: String) {
    let error: FormatError?
    do throws(FormatError) { error = try AssociationFile.read(text).mistakes.first } catch let thrown { error = thrown }
    #expect(error?.text == expected)
    #expect(error?.diagnostic.id.name == "invalid-association")
  }

  @Test(
    "A text that only looks like JSON is rejected with the name of the mistake and its correction",
    arguments: [
      (
        #"{"applinks":{"details":[{},]}}"#, "1:27 in JSON, no comma can follow the last element of a list",
        "remove the comma"
      ),
      ("{\"applinks\":{},\n}", "1:15 in JSON, no comma can follow the last member of an object", "remove the comma"),
      ("// links\n{}", "1:1 JSON has no comments", "remove the comment"),
      ("{\n# links\n}", "2:1 JSON has no comments", "remove the comment"),
      ("{\"a\": 1 /* one */}", "1:9 JSON has no comments", "remove the comment"),
      ("{\"a\": 1, // one\n \"b\": 2}", "1:10 JSON has no comments", "remove the comment"),
      ("{'applinks': {}}", "1:2 a string in JSON starts with `\"`", "write straight double quotes"),
      ("{\"a\": “b”}", "1:7 a string in JSON starts with `\"`", "write straight double quotes"),
      ("[,]", "1:2 a value is expected here", nil),
      (
        "\n<!doctype html><html></html>", "1:1 this file is a page of HTML or XML, but JSON is expected",
        "use the file itself, not a page that shows the file"
      ),
    ])
  func notJSON(_ text: String, _ expected: String, _ help: String?) {
    do throws(FormatError) {
      _ = try AssociationFile.read(text)
      Issue.record("it was read")
    } catch {
      #expect(error.text == expected)
      #expect(error.help == help)
    }
  }

  @Test(
    "An app ID of an association file has a prefix in uppercase letters and digits",
    arguments: [
      ("com.example.app", false), ("T.a", true), ("ABCDE12345.com.example-app.App", true), ("TEAM", false),
      ("TEAM.", false), (".com.example", false), ("TEAM_ID.com.example", false), ("team.com.example", false),
      ("TEAM.com.exa mple", false), ("applinks:TEAM.com", false), ("$(AppIdentifierPrefix)com.example", false),
      ("<TEAM>.com.example", false), ("TÉAM.com.example", false), ("", false),
    ])
  func appIDs(_ appID: String, _ isValid: Bool) throws {
    for key in [#""appIDs":["\#(appID)"]"#, #""appID":"\#(appID)""#] {
      let file = try AssociationFile.read(#"{"applinks":{"details":[{\#(key),"components":[]}]}}"#)
      #expect(
        file.mistakes.map(\.message)
          == (isValid ? [] : ["`\(appID)` is not an app ID, which has the form TEAMID.BUNDLEID"]))
    }
  }

  @Test("A list of `appIDs` replaces the `appID` of its entry, even if the list is empty")
  func emptyAppIDs() throws {
    let file = try AssociationFile.read(
      #"{"applinks":{"details":[{"appID":"T.a","appIDs":[],"components":[{}]}]}}"#)
    #expect(file.details[0].ignoredAppID == "T.a")
    #expect(file.mistakes.map(\.message) == ["`appIDs` is empty, so this entry of `details` names no app"])
    #expect(AssociationMatcher(file).decision("https://ex.com/") == .unclaimed)
  }

  @Test("An association file with thousands of mistakes has a limited number of errors")
  func manyMistakes() throws {
    let components = Array(repeating: #"{"?":{"a":1}}"#, count: 5_000).joined(separator: ",")
    #expect(try AssociationFile.read(components: components).mistakes.count == 20)
  }

  @Test(
    "A signed association file is recognized by its first bytes, and rejected with advice",
    arguments: [[0x30, 0x82, 0x1A], [0x30, 0x80, 0x06]] as [[UInt8]])
  func signed(_ bytes: [UInt8]) {
    do throws(FormatError) {
      _ = try AssociationFile(SourceFile(path: "a", bytes: bytes), file: 0)
      Issue.record("it was read")
    } catch {
      #expect(error.message.contains("signed") && error.help?.contains("openssl smime") == true)
    }
  }

  @Test("An association file of exactly 128 KiB is readable")
  func longest() throws {
    let text = #"{"applinks":{"details":[]}}"#
    #expect(AssociationFile.largestSize == 128 * 1_024)
    #expect(
      try AssociationFile.read(text + String(repeating: " ", count: AssociationFile.largestSize - text.utf8.count))
        == AssociationFile())
  }

  @Test("The system variables for languages and regions contain unique codes of the right form")
  func codes() throws {
    let languages = try #require(AssociationFile.systemVariables["lang"])
    let regions = try #require(AssociationFile.systemVariables["region"])
    #expect(languages.count > 600 && Set(languages).count == languages.count && languages.contains("en"))
    #expect(languages.allSatisfy { $0.wholeMatch(of: /[a-z]{2,3}/) != nil })
    #expect(regions.count == 257 && Set(regions).count == regions.count && regions.contains("GB"))
    #expect(regions.allSatisfy { $0.wholeMatch(of: /[A-Z]{2}/) != nil })
  }

  @Test("A written association file has one line for each component, and a fixed order of keys")
  func writing() {
    var file = AssociationFile()
    file.defaults.caseSensitive = false
    file.substitutionVariables = ["b": ["c", "\"d\\\""], "a": []]
    var component = AssociationFile.Component(
      path: "/items/?*", query: .items([.init(key: "z", pattern: "1"), .init(key: "y", pattern: "*")]), fragment: "f",
      isExcluded: true)
    component.options = .init(caseSensitive: true, percentEncoded: false)
    component.comment = "é\n\u{1}\u{202E}"
    file.details = [
      .init(
        appIDs: ["T.a", "T.b"], components: [component, .init(query: .text("a=1")), .init(query: .items([])), .init()]),
      .init(appIDs: [], components: []),
    ]
    file.details[1].defaults.percentEncoded = true
    #expect(
      file.json == #"""
        {
          "applinks": {
            "defaults": { "caseSensitive": false },
            "substitutionVariables": {
              "a": [],
              "b": ["c", "\"d\\\""]
            },
            "details": [
              {
                "appIDs": ["T.a", "T.b"],
                "components": [
                  { "/": "/items/?*", "?": { "z": "1", "y": "*" }, "#": "f", "exclude": true, "caseSensitive": true, "percentEncoded": false, "comment": "é\n\u0001\u202e" },
                  { "?": "a=1" },
                  { "?": {} },
                  {}
                ]
              },
              {
                "appIDs": [],
                "defaults": { "percentEncoded": true },
                "components": []
              }
            ]
          }
        }

        """#)
  }

  @Test("A random association file is unchanged after writing and reading")
  func roundTrip() throws {
    var random = RandomAssociation(seed: 3)
    for _ in 0..<500 {
      let file = random.file()
      let text = file.json
      let read = try AssociationFile.read(text)
      #expect(read.withoutSpans == file)
      #expect(read.json == text)
    }
  }
}
