import Foundation
import SpecText
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkLinks

@testable import WaymarkImport

@Suite("Drafts of association files")
struct AssociationDraftTests {
  private static func entitlements(_ hosts: [String]) -> String {
    """
    <?xml version="1.0"?>
    <plist version="1.0"><dict>
    <key>com.apple.developer.associated-domains</key><array>
    \(hosts.map { "<string>applinks:\($0)</string>" }.joined())
    </array>
    </dict></plist>
    """
  }

  private static func association(_ components: String) -> String {
    """
    { "applinks": { "substitutionVariables": { "food": ["pie", "cake"] },
      "details": [{ "appIDs": ["ABCDE12345.com.example"],
      "components": [
      \(components)] }] } }
    """
  }

  /// Returns the draft of an association file and entitlements, and the errors of `waymark apple --check` for the draft.
  private static func check(_ components: String) throws -> (draft: Draft, errors: [Diagnostic]) {
    try check(file: association(components), hosts: ["a.example"])
  }

  private static func check(file: String, hosts: [String]) throws -> (draft: Draft, errors: [Diagnostic]) {
    let sources = [("association", file), ("entitlements", entitlements(hosts))].map {
      SourceFile(path: $0.0, bytes: Array($0.1.utf8))
    }
    var app = ImportedApp(name: "Shop")
    try AssociationFileReader.read(sources[0], into: &app)
    try EntitlementsReader.read(sources[1], into: &app)
    let draft = Draft(app)
    let files = draft.files.prefix(1).map { SourceFile(path: $0.name, bytes: Array($0.text.utf8)) }
    let compilation = Compiler.compile(
      files[0], goal: .linkTable, options: .init(read: { path in .success(sources.first { $0.path == path }) }),
      include: { _ in .success(Array(files.dropFirst())) })
    let check = PlatformCheck(compilation)
    #expect(check.isComplete)
    #expect(check.named == ["association", "entitlements"])
    return (draft, check.findings.errors)
  }

  private static let expressiblePaths = [
    "*", "/", "/buy", "/buy/", "/buy/*", "buy/*", "//buy", "/buy/*/", "/a//b", "/buy/?*", "/buy*", "/buy?*", "/$(food)",
    "/$(food)/*", "/a%20b/*",
    "/x-$(food)",
  ]

  @Test(
    "The check of a draft spec against its association file finds no errors for an expressible path",
    arguments: expressiblePaths)
  func expressible(path: String) throws {
    let (draft, errors) = try Self.check("{ \"/\": \"\(path)\" }")
    #expect(errors.map(\.message) == [], "\(draft.files[0].text)")
  }

  @Test("The check of a draft spec against its association file accepts rules with a query or a fragment")
  func parts() throws {
    let (draft, errors) = try Self.check(
      ##"""
      { "/": "/q", "?": { "id": "?*" } }, { "/": "/q/*", "?": { "id": "?*" } }, { "/": "/buy" }, { "/": "/buy/*" },
      { "/": "/sell/*", "#": "top" }, { "/": "/sell*", "#": "top" }, { "/": "/about" },
      { "#": "/tokens/*" }, { "/": "/tokens/*" }, { "/": "/app", "#": "/a/?*" }
      """##)
    #expect(errors.map(\.message) == [], "\(draft.files[0].text)")
  }

  @Test("The comment of an association rule becomes the summary of its screen in the draft spec")
  func comment() throws {
    let (draft, errors) = try Self.check(#"{ "/": "/buy/*", "comment": "The shop" }, { "/": "/about" }"#)
    #expect(errors.map(\.message) == [], "\(draft.files[0].text)")
    #expect(draft.files[0].text.contains("summary: The shop\n"))
  }

  @Test("The check of a draft spec against a large association file for several apps and hosts finds no errors")
  func large() throws {
    let file = String(
      decoding: try Data(contentsOf: TestFiles.fixtures("Import/Platform/large-association")), as: UTF8.self)
    let hosts = [
      "wallet.example", "www.wallet.example", "*.wallet.example", "app.wallet.example", "wallet-beta.example",
    ]
    let (draft, errors) = try Self.check(file: file, hosts: hosts)
    #expect(errors.map(\.message) == [], "\(draft.files[0].text)")
    let text = draft.files[0].text
    #expect(text.contains("ABCDE12345.com.example.wallet.beta, FGHIJ67890.com.example.dev]"))
    for line in [
      "summary: NFT item in the old site", "summary: Swap", "/{...?}#/tokens/**", "/tokens/{...?}",
      "/nfts/collection/{...?}",
    ] {
      #expect(text.contains(line), "\(line) is missing in \(text)")
    }
    #expect(
      draft.decisions.map(\.message).filter { $0.contains("other rules") }
        == [
          "the association file has other rules for `KLMNO24680.com.example.legacy`, and the draft has only the rules of `ABCDE12345.com.example.wallet`"
        ])
  }

  private static let rulesIgnoringCase: [(rules: String, ignoresCase: Bool)] = [
    (##"{ "/": "/Buy", "caseSensitive": false }"##, true),
    (##"{ "/": "/Buy", "caseSensitive": false }, { "/": "/Sell/*", "caseSensitive": false }"##, true),
    (##"{ "/": "/Buy", "caseSensitive": false }, { "/": "/Sell", "exclude": true }"##, true),
    (##"{ "/": "/Buy", "?": { "id": "?*" }, "caseSensitive": false }"##, true),
    (##"{ "/": "/Buy", "caseSensitive": false }, { "/": "/Sell" }"##, false),
    (##"{ "/": "/Buy", "caseSensitive": true }"##, false),
    (##"{ "/": "/Buy" }"##, false),
  ]

  @Test(
    "The hosts of a draft spec ignore case only if all links of the association file do", arguments: rulesIgnoringCase)
  func ignoredCase(rules: String, ignoresCase: Bool) throws {
    let (draft, errors) = try Self.check(rules)
    let text = draft.files[0].text
    #expect(errors.map(\.message) == [], "\(text)")
    #expect(text.contains("case: insensitive") == ignoresCase, "\(text)")
    let url = "https://a.example/bUY" + (rules.contains("id") ? "?id=1" : "")
    #expect(draft.isMatch(url) == ignoresCase, "\(text)")
    #expect(draft.isMatch(url.replacing("bUY", with: "Buy")), "\(text)")
  }

  @Test("The hosts of a draft spec ignore case if the defaults or the entry of the association file do")
  func ignoredCaseByDefault() throws {
    let rules = ##"[{ "/": "/Buy/*" }]"##
    for file in [
      ##"{ "applinks": { "defaults": { "caseSensitive": false }, "details": [{ "appIDs": ["A.b"], "components": \##(rules) }] } }"##,
      ##"{ "applinks": { "details": [{ "appIDs": ["A.b"], "defaults": { "caseSensitive": false }, "components": \##(rules) }] } }"##,
    ] {
      let draft = try Self.check(file: file, hosts: ["a.example"]).draft
      #expect(draft.files[0].text.contains("case: insensitive"), "\(draft.files[0].text)")
      #expect(draft.isMatch("https://a.example/BUY/Tea"))
    }
  }

  @Test("A custom scheme in a draft spec distinguishes case although the association file ignores case")
  func caseOfScheme() throws {
    var app = try Self.withoutHost(##"{ "/": "/Buy/Tea", "caseSensitive": false }"##)
    app.schemes = [.init("shop", .start(ofFile: 0))]
    app.hosts = [.init(ImportedHost("a.example"), .start(ofFile: 0))]
    var pattern = ImportedPattern([.literal("cart"), .literal("Tea")])
    pattern.schemes = ["shop"]
    app.links.append(ImportedLink([pattern], to: "cart", text: "shop://cart/Tea", at: .start(ofFile: 0)))
    let draft = Draft(app)
    #expect(draft.isMatch("https://a.example/buy/tea") && draft.isMatch("shop://CART/Tea"))
    #expect(!draft.isMatch("shop://cart/tea"), "\(draft.files[0].text)")
  }

  @Test("The draft of an association file without a valid app ID has a decision, and no `appIDs`")
  func wrongAppID() throws {
    let (draft, errors) = try Self.check(
      file: #"{ "applinks": { "details": [{ "appIDs": ["com.example.app"], "components": [{ "/": "/a" }] }] } }"#,
      hosts: ["a.example"])
    #expect(errors.map(\.message) == ["`com.example.app` is not an app ID, which has the form TEAMID.BUNDLEID"])
    #expect(draft.decisions.contains { $0.message == errors.first?.message })
    #expect(!draft.files[0].text.contains("appIDs"))
    #expect(draft.links.map(\.pattern) == ["/a"])
  }

  private static let inexpressiblePaths = [
    "/*/buy", "/a/*/b", "/a/*/b/*", "*/buy", "/*.html", "/item-*-x", "/a*b*c", "/item?", "/item-?-x", "/??/buy",
    "/a.b?c",
    "/$(digit)$(digit)", "/$(food)-$(digit)", "/$(lang)/buy", "/é",
  ]

  @Test(
    "Each association rule that fails the check against the draft spec has a decision", arguments: inexpressiblePaths)
  func inexpressible(path: String) throws {
    let (draft, errors) = try Self.check("{ \"/\": \"\(path)\" }")
    let decisions = draft.decisions.filter { $0.span?.start.line == 4 }
    #expect(errors.isEmpty || !decisions.isEmpty, "\(errors.map(\.message)) \(draft.files[0].text)")
  }

  // MARK: Hosts

  private static let missingHost = "the association file does not name its host"

  /// Returns the facts of an association file without entitlements.
  private static func withoutHost(_ components: String) throws -> ImportedApp {
    var app = ImportedApp(name: "Shop")
    try AssociationFileReader.read(
      SourceFile(path: "association", bytes: Array(association(components).utf8)), into: &app)
    return app
  }

  @Test("The draft spec of an association file without a known host has a decision about the host and no links")
  func unknownHost() throws {
    let draft = Draft(try Self.withoutHost(##"{ "/": "/buy" }, { "/": "/buy/*" }, { "/": "/about" }"##))
    #expect(draft.decisions.map(\.message) == [Self.missingHost])
    #expect(draft.decisions.map(\.help) == ["pass `--entitlements`, or add the host under `origins`"])
    #expect(draft.links.isEmpty)
    #expect(!draft.compilation.diagnostics.hasErrors)
    let text = draft.files[0].text
    #expect(text.contains("TODO(import): \(Self.missingHost)"))
    for line in ["#     - /about\n", "#     - \"/buy/{...?}\"\n", "# claims:\n"] {
      #expect(text.contains(line), "\(line)\(text)")
    }
  }

  @Test("A custom scheme does not replace the missing host of an association file in a draft spec")
  func onlyScheme() throws {
    var app = try Self.withoutHost(##"{ "/": "/buy" }, { "/": "/buy/*" }, { "/": "/about" }"##)
    let span = Span(file: 0, start: .init(line: 1, column: 1), end: .init(line: 1, column: 1))
    app.schemes = [.init("shop", span)]
    app.links.append(ImportedLink([ImportedPattern([.literal("cart")])], to: "cart", text: "/cart", at: span))
    let draft = Draft(app)
    #expect(draft.links.map(\.pattern) == ["/cart"])
    #expect(draft.decisions.map(\.message) == [Self.missingHost])
  }

  @Test("A link with a host supplies the missing host of an association file in a draft spec")
  func hostOfLink() throws {
    var app = try Self.withoutHost(##"{ "/": "/about" }"##)
    let span = Span(file: 0, start: .init(line: 1, column: 1), end: .init(line: 1, column: 1))
    app.schemes = [.init("shop", span)]
    var pattern = ImportedPattern([.literal("cart")])
    pattern.hosts = ["a.example"]
    app.links.append(ImportedLink([pattern], to: "cart", text: "https://a.example/cart", at: span))
    let draft = Draft(app)
    #expect(draft.decisions.map(\.message) == [])
    #expect(draft.links.count == 2)
    #expect(!draft.files[0].text.contains("shop://about"))
  }
}

extension Draft {
  fileprivate func isMatch(_ url: String) -> Bool {
    let resolution = compilation.linkTable.withUnsafeBufferPointer { LinkTable($0).resolve(url) }
    return if case .landed = resolution { true } else { false }
  }
}
