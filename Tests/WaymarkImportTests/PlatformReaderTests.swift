import Foundation
import SpecText
import TestSupport
import Testing

@testable import WaymarkImport

@Suite("Platform files for the import")
struct PlatformReaderTests {
  private static func list(_ content: String) -> String {
    "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\n\(content)\n</dict></plist>"
  }
  private static func schemes(_ schemes: String...) -> String {
    list(
      "<key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>\n"
        + schemes.map { "<string>\($0)</string>\n" }.joined() + "</array></dict></array>")
  }
  private static func domains(_ domains: String...) -> String {
    list(
      "<key>com.apple.developer.associated-domains</key><array>\n"
        + domains.map { "<string>\($0)</string>\n" }.joined() + "</array>")
  }

  @Test("Importing an Info.plist file yields the app's schemes and notes about invalid schemes")
  func infoPlist() throws {
    let app = try StructureReader.infoPlist.app(
      Self.schemes("Shop", "shop", "shop-beta", "$(APP_SCHEME)", "my_app", "https://a", "fb1234567890"))
    #expect(
      StructureText(app: app).all == """
        scheme shop @4:9
        scheme shop-beta @6:9
        infoPlist file
        decide: the scheme `$(APP_SCHEME)` contains a build setting, whose value is not in the file (add the scheme to an origin) @7:9
        decide: `my_app` is not a valid URL scheme, so the draft omits the scheme (correct the scheme in the Info.plist file) @8:9
        decide: `https://a` is not a valid URL scheme, so the draft omits the scheme (correct the scheme in the Info.plist file) @9:9
        know: the scheme `fb1234567890` belongs to a library, so the draft omits the scheme @10:9

        """)
  }

  @Test("Importing an entitlements file yields the app's hosts and notes about invalid domains")
  func entitlements() throws {
    let app = try StructureReader.entitlements.app(
      Self.domains(
        "applinks:Example.com", "applinks:*.example.com", "webcredentials:other.com",
        "applinks:dev.example.com?mode=developer", "applinks:example.com:8443", "applinks:$(HOST)",
        "applinks:https://a.com", "applinks:example.com"))
    #expect(
      StructureText(app: app).all == """
        host https example.com @4:9
        host https *.example.com @5:9
        host https dev.example.com @7:9
        host https example.com:8443 @8:9
        entitlements file
        know: the domain `applinks:dev.example.com?mode=developer` has the mode `developer`, which only some devices use @7:9
        decide: the domain `applinks:$(HOST)` contains a build setting, whose value is not in the file (add the host to an origin) @9:9
        decide: the host of `applinks:https://a.com` is not valid, so the draft omits the host (correct the domain: `applinks:` and a host without a scheme and a path) @10:9

        """)
  }

  @Test("An Info.plist file without schemes and an entitlements file without domains add only information")
  func nothing() throws {
    let list = Self.list("<key>CFBundleName</key><string>Shop</string>")
    #expect(try StructureReader.infoPlist.app(list).notes.map(\.kind) == [.information])
    #expect(try StructureReader.entitlements.app(list).notes.map(\.kind) == [.information])
  }

  @Test("Importing the association file of a sample shop yields the recorded claims, links, and notes")
  func association() throws { try StructureReader.association.compare("Platform/apple-app-site-association") }

  /// The path of a component, the patterns of its claims, and the number of decisions.
  private static let paths: [(String, [String], Int)] = [
    ("*", ["/{...?}"], 0), ("/*", ["/{...?}"], 0), ("", ["/"], 0), ("/", ["/"], 0), ("?*", ["/{...?}"], 0),
    ("/buy", ["/buy"], 0), ("buy", ["/buy"], 0), ("/buy/", ["/buy"], 0), ("/a%20b", ["/a b"], 0), ("/é", [], 1),
    ("/buy/*", ["/buy/{...?}"], 0), ("buy/*", ["/buy/{...?}"], 0), ("/buy/?*", ["/buy/{...}"], 0),
    ("/buy*", ["/buy/{...?}", "/buy{value}/{...?}"], 0), ("/buy?*", ["/buy/{...}", "/buy{value}/{...?}"], 0),
    ("/*/buy", ["/{value}/buy"], 1), ("/a/*/b/*", ["/a/{value}/b/{...?}"], 1), ("*/buy", ["/{value}/buy"], 1),
    ("/*.html", ["/{value}.html"], 1), ("/item-*-x", ["/item-{value}-x"], 1),
    ("/a*b*c", ["/{value:a[A-Za-z0-9._~-]*b[A-Za-z0-9._~-]*c}"], 1),
    ("/item?", ["/item{value:[A-Za-z0-9._~-]}"], 1), ("/??/buy", ["/{value:[A-Za-z0-9._~-]{2}}/buy"], 1),
    ("/a.b?c", ["/a.b{value:[A-Za-z0-9._~-]}c"], 1),
    ("/$(digit)$(digit)", ["/{value:[0-9]{2}}"], 0), ("/$(lang)/buy", [], 1),
    ("/$(food)", ["/{food:[pie|cake]}"], 0), ("/x-$(food)", ["/x-{food:[pie|cake]}"], 0),
    ("/$(food)-$(digit)", ["/{value:(pie|cake)-[0-9]}"], 0), ("/$(wild)", [], 1), ("/a//b", ["/a/b"], 0),
    ("//buy/*/", ["/buy/{...?}"], 0),
    ("/$(food)/*", ["/{food:[pie|cake]}/{...?}"], 0), ("/a%2Fb", ["/a/b"], 0), ("/$(lang", ["/$(lang"], 0),
  ]

  @Test(
    "Each path of an association file becomes the expected claims, candidate links, and decisions", arguments: paths)
  func path(_ path: String, _ expected: [String], _ decisions: Int) throws {
    let app = try StructureReader.association.app(Self.file("{ \"/\": \"\(path)\" }"))
    #expect(app.claims.map { StructureText.pattern($0.pattern) } == expected)
    let notes = app.notes + app.claims.flatMap(\.notes)
    #expect(notes.filter { $0.kind == .decision }.count == decisions, "\(notes)")
    if !app.claims.isEmpty { #expect(app.links.flatMap(\.patterns) == app.claims.map(\.pattern)) }
    #expect(app.links.allSatisfy { $0.isCandidate && $0.destination == nil && !$0.isOrdered })
    #expect((app.links.map(\.span) + app.claims.map(\.span)).allSatisfy { $0.start.line == 4 })
  }

  @Test("An association file matches a URL of each claim that the importer derives from random paths")
  func soundness() throws {
    var random = SplitMix64(seed: 3 + RandomRun.seed)
    let pieces = ["/", "a", "b", "*", "?", "/", "/*", "/?*", "$(food)", "$(digit)", "ab"]
    for _ in 0..<RandomRun.rounds(600) {
      let path = (0...random.below(6)).map { _ in random.pick(pieces) }.joined()
      let text = Self.file("{ \"/\": \"\(path)\" }")
      let app = try StructureReader.association.app(text)
      let matcher = AssociationMatcher(try AssociationFile(SourceFile(path: "", bytes: Array(text.utf8)), file: 0))
      for claim in app.claims {
        guard let url = Self.url(claim.pattern) else { continue }
        // After a wildcard, the file may need the slash at the end of a path, which has no meaning in a spec.
        #expect(matcher.decision(url).opensApp || matcher.decision(url + "/").opensApp, "\(path) \(url)")
      }
    }
  }

  /// Returns a URL of a pattern; `nil` for a pattern with an expression.
  private static func url(_ pattern: ImportedPattern) -> String? {
    var url = "https://example.com"
    for segment in pattern.segments {
      switch segment {
      case .literal(let text): url += "/" + text
      case .rest(_, true): continue
      case .rest(_, false): url += "/x/y"
      case .capture(let capture, let prefix, let suffix):
        switch capture.type {
        case .string: url += "/\(prefix)7\(suffix)"
        case .values(let values): url += "/\(prefix)\(values[0])\(suffix)"
        default: return nil
        }
      }
    }
    return url + (pattern.segments.isEmpty ? "/" : "")
  }

  private static let components: [(String, [String], Int)] = [
    (##""/": "/a", "?": { "id": "?*" }"##, ["/a?id={id}"], 0),
    (##""/": "/a", "?": { "id": "*" }"##, ["/a"], 0),
    (##""/": "/a", "?": { "id": "1%2B", "x": "$(food)" }"##, ["/a?id=1+&x={x:[pie|cake]}"], 0),
    (##""/": "/a", "?": { "id": "????" }"##, ["/a?id={id:[A-Za-z0-9._~-]{4}}"], 0),
    (##""/": "/a", "?": { "id": "" }"##, [], 1),
    (##""/": "/a", "?": "*""##, ["/a"], 0),
    (##""/": "/a", "?": "id=*""##, [], 1),
    (##""/": "/a", "?": "a*b""##, [], 1),
    (##""/": "/a", "#": "top""##, ["/a#top"], 0),
    (##""/": "/a", "#": "*""##, ["/a"], 0),
    (##""/": "/a", "#": "?*""##, ["/a#{...}"], 0),
    (##""/": "/a", "#": "x*""##, [], 1),
    (##""#": "/tokens/*""##, ["/{...?}#/tokens/{...}"], 0),
    (##""#": "/tokens""##, ["/{...?}#/tokens"], 0),
    (##""#": "x""##, ["/{...?}#x"], 0),
    (##""/": "/A", "caseSensitive": false"##, ["/A"], 0),
    (##""/": "/a%20é", "percentEncoded": false"##, ["/a%20é"], 0),
  ]

  @Test(
    "The query and the fragment of an association rule become parts of the pattern of its claim", arguments: components)
  func parts(_ component: String, _ expected: [String], _ decisions: Int) throws {
    let app = try StructureReader.association.app(Self.file("{ \(component) }"))
    #expect(app.claims.map { StructureText.pattern($0.pattern) } == expected)
    #expect((app.notes + app.claims.flatMap(\.notes)).filter { $0.kind == .decision }.count == decisions)
  }

  private static let exclusions: [(String, String, [String], Int)] = [
    ("/buy/help/*", "/buy/*", [], 1), ("/buy/*", "/buy/help", [], 0), ("/buy/*", "/buy/*", [], 0),
    ("/sell/*", "/buy/*", ["/buy/{...?}"], 0), ("/BUY/x", "/buy/x", ["/buy/x"], 0), ("*", "/x", [], 0),
    ("*.html", "/a/*", [], 1), ("*.html", "/a/b", ["/a/b"], 0), ("/$(lang)/x", "/en/x", [], 0),
    ("/?", "/a", [], 0), ("/?", "/ab", ["/ab"], 0),
    // The values of a variable are not any text.
    ("/a/$(lang)", "/a/about", ["/a/about"], 0), ("/a/$(food)", "/a/tea", ["/a/tea"], 0),
    ("/a/$(food)", "/a/pie", [], 0), ("/a/$(food)", "/a/*", [], 1), ("/a/$(digit)", "/a/x", ["/a/x"], 0),
    ("/$(region)*", "/a/*", ["/a/{...?}"], 0),
  ]

  @Test(
    "An exclusion in an association file removes the claims of later rules, but not of earlier rules",
    arguments: exclusions)
  func exclusion(_ excluded: String, _ path: String, _ claims: [String], _ decisions: Int) throws {
    let app = try StructureReader.association.app(
      Self.file("{ \"/\": \"\(excluded)\", \"exclude\": true }, { \"/\": \"\(path)\" }"))
    #expect(app.claims.map { StructureText.pattern($0.pattern) } == claims)
    #expect(app.notes.filter { $0.kind == .decision }.count == decisions, "\(app.notes)")
    let later = try StructureReader.association.app(
      Self.file("{ \"/\": \"\(path)\" }, { \"/\": \"\(excluded)\", \"exclude\": true }"))
    #expect(later.notes.isEmpty && !later.claims.isEmpty)
  }

  private static func file(_ components: String) -> String {
    """
    { "applinks": { "substitutionVariables": { "food": ["pie", "cake"], "wild": ["a*"] },
      "details": [{ "appIDs": ["TEAM.com.example"],
      "components": [
      \(components)] }] } }
    """
  }

  private static let errors: [(StructureReader, String, String)] = [
    (
      StructureReader.association, "",
      "1:1 this file is empty, but the JSON of an association file is expected (check that the path is correct)"
    ),
    (
      .association, " <!doctype HTML><html>",
      "1:1 this file is an HTML page, but the JSON of an association file is expected (download the file `/.well-known/apple-app-site-association` of the site, not a page of the site)"
    ),
    (
      .association, "<plist/>",
      "1:1 this file is a property list, but the JSON of an association file is expected (use `--info-plist` or `--entitlements` for this file)"
    ),
    (
      .association, "{\"screens\":{}}",
      "1:1 this file has no `applinks`, so it declares no universal links (an association file has the form `{ \"applinks\": { \"details\": […] } }`)"
    ),
    (.association, "{\"applinks\":", "1:13 a value is expected here, but the file ends"),
    (
      .infoPlist, "bplist00\u{1}",
      "1:1 this file is a binary property list, but an Info.plist file is expected (convert the file with `plutil -convert xml1 FILE`)"
    ),
    (
      .infoPlist, "{\"applinks\":{}}",
      "1:1 this file is an association file, but an Info.plist file is expected (use `--association` for this file)"
    ),
    (
      .infoPlist, "<html></html>",
      "1:1 this file is an HTML page, but an Info.plist file is expected (download the file itself, not the page that shows the file)"
    ),
    (
      .infoPlist, "<manifest/>",
      "1:1 this file is an XML file with the root element `<manifest>`, but an Info.plist file is expected"
    ),
    (.infoPlist, "<plist><dict>", "1:14 an element is expected here, but the file ends"),
    (
      .infoPlist, domains("applinks:a.com"),
      "4:9 this file is an entitlements file, but an Info.plist file is expected (use `--entitlements` for this file)"
    ),
    (
      .entitlements, schemes("shop"),
      "4:9 this file is an Info.plist file, but an entitlements file is expected (use `--info-plist` for this file)"
    ),
    (
      .entitlements, "hello",
      "1:1 this file is not a property list in XML (check that the path is correct)"
    ),
  ]

  @Test(
    "The readers of Apple files throw the expected error for malformed files and other kinds of files",
    arguments: errors)
  func wrongFiles(_ reader: StructureReader, _ text: String, _ expected: String) {
    #expect(reader.error(text) == expected)
  }

  @Test("An association rule that needs a very long regular expression adds a decision, but no claim and no link")
  func longExpression() throws {
    let app = try StructureReader.association.app(Self.file("{ \"/\": \"/\(String(repeating: "?", count: 60_000))\" }"))
    #expect(app.claims.isEmpty && app.links.isEmpty)
    #expect(app.notes.map(\.kind) == [.decision])
  }

  @Test("Importing a hostile association file with 2,700 rules takes little time")
  func hostile() throws {
    let excluded = (0..<900).map { "{\"/\":\"/*\($0)*a*b\",\"exclude\":true}" }
    let included = (0..<1_800).map { "{\"/\":\"/\(String(repeating: "*a", count: 8))\($0)\"}" }
    let app = try StructureReader.association.app(Self.file((excluded + included).joined(separator: ",")))
    // The limit for expressions of a file omits some rules.
    #expect(app.links.count + app.notes.count { $0.message.contains("too complicated") } == 1_800)
  }
}
