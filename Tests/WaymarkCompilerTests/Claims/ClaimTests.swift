import Foundation
import SpecModel
import SpecText
import TestSupport
import Testing
import WaymarkCompiler
import WaymarkLinks
import WaymarkOutput
import WaymarkRules

/// Tests that compare the generated association files of a spec with the link table of the spec.
@Suite("Claimed links")
struct ClaimTests {
  /// The association file of one host, for both readings of paths.
  private struct HostFile {
    let file: AssociationFile
    let matcher: AssociationMatcher
    let documented: DocumentedMatcher

    init(_ site: AssociationSite, _ model: NavigationModel) {
      file = AssociationEmitter.file(of: model, on: site.isServed)
      matcher = AssociationMatcher(file)
      documented = DocumentedMatcher(file)
    }
  }

  /// The counts of URLs by outcome.
  private struct Tally: CustomStringConvertible {
    var landed = 0
    var unclaimed: [String] = []
    var claimed = 0
    /// The number of claimed URLs without a link whose component has a comment about extra URLs.
    var excess = 0
    var unrouted: [String] = []

    var description: String { "\(landed) landed, \(claimed) claimed, \(excess) of them in excess" }
  }

  private func tally(
    _ compilation: Compilation, _ model: NavigationModel, _ count: Int, _ random: inout SplitMix64
  ) -> Tally {
    var tally = Tally()
    guard var urls = LinkURLs(model) else { return tally }
    let matcher = AssociationMatcher(AssociationEmitter.file(of: model))
    var files: [String: HostFile] = [:]
    compilation.linkTable.withUnsafeBufferPointer { bytes in
      let table = LinkTable(bytes)
      for number in 0..<count {
        let isOdd = number & 1 == 0
        guard let url = urls.sample(&random, isOdd: isOdd) else { continue }
        let host = String(url.dropFirst("https://".count).prefix { $0 != "/" })
        guard let own = files[host] ?? (try? AssociationSite(host, in: model)).map({ HostFile($0, model) }) else {
          Issue.record("\(host) is no host")
          continue
        }
        files[host] = own
        let lands =
          switch table.resolve(url) {
          case .landed, .redirected: true
          case .unmatched: false
          case .rejected: nil as Bool?
          }
        guard let lands else { continue }
        let decision = own.matcher.decision(url)
        if lands {
          tally.landed += 1
          let decisions = [decision.opensApp, own.documented.opensApp(url), matcher.decision(url).opensApp]
          if decisions.contains(false) { tally.unclaimed.append("\(url): \(decisions)") }
        }
        guard case .opensApp(let place) = decision else { continue }
        tally.claimed += 1
        let component = own.file.details[place.details].components[place.component]
        if !lands, component.comment != nil { tally.excess += 1 }
        // A component cannot distinguish a slash from an escaped slash.
        if !lands, !isOdd, component.comment == nil, !url.contains("%2F") {
          tally.unrouted.append("\(url): \(component.path ?? "")")
        }
      }
    }
    return tally
  }

  @Test("The association file of a host claims every URL of its links, and other URLs only with a comment")
  func randomSpecs() throws {
    var random = SplitMix64(seed: RandomRun.seed)
    var specs = 0
    var landed = 0
    var claimed = 0
    for number in 0..<RandomRun.rounds(100) {
      var spec = CollisionSpec.random(&random)
      spec.isLeftmost = true
      let text = spec.written.text
      let source = SourceFile(path: "Sample.nav.yaml", bytes: Array(text.utf8))
      let compilation = Compiler.compile(source, goal: .linkTable, options: .init(rules: [])) { _ in
        .failure(InclusionError("there is none"))
      }
      guard let model = compilation.model, model.links.contains(where: { $0.pattern.isOnWeb }) else { continue }
      specs += 1
      let tally = tally(compilation, model, 200, &random)
      landed += tally.landed
      claimed += tally.claimed
      guard tally.unclaimed.isEmpty && tally.unrouted.isEmpty else {
        Issue.record(
          """
          spec \(number):
          \(text)
          unclaimed: \(tally.unclaimed.prefix(5).joined(separator: "\n"))
          unrouted: \(tally.unrouted.prefix(5).joined(separator: "\n"))
          \(AssociationEmitter.file(of: model).json)
          """)
        break
      }
    }
    print("Claims: \(specs) specs, \(landed) URLs land, \(claimed) are claimed")
    // Most random specs have errors, or no link on the web.
    if RandomRun.isFull { #expect(specs > 5 && landed > 700 && claimed > 700) }
  }

  @Test(
    "The generated association file of each sample spec agrees with its links on ten thousand URLs",
    arguments: ["AIQ", "PetSpot", "Reader", "Roots", "Showcase", "Tutorial"])
  func systems(_ name: String) throws {
    let folder = TestFiles.folder.deletingLastPathComponent().appendingPathComponent("Specs/\(name)")
    func source(_ url: URL) throws -> SourceFile {
      SourceFile(path: url.path.replacing(folder.path + "/", with: ""), bytes: Array(try Data(contentsOf: url)))
    }
    let root = try source(try #require(TestFiles.specs(in: folder).first))
    let parts = try TestFiles.folders(in: folder).flatMap { TestFiles.specs(in: $0) }.map(source)
    // The root of each spec includes either all other files or no files.
    let compilation = Compiler.compile(root, goal: .linkTable, options: .init(rules: [])) { _ in .success(parts) }
    let model = try #require(compilation.model as NavigationModel?)
    var random = SplitMix64(seed: 9)
    let tally = tally(compilation, model, 10_000, &random)
    #expect(tally.unclaimed.isEmpty, "\(tally.unclaimed.prefix(5))")
    #expect(tally.unrouted.isEmpty, "\(tally.unrouted.prefix(5))")
    // The other specs have no links with hosts.
    let isOnWeb = ["AIQ", "PetSpot", "Reader"].contains(name)
    #expect(model.links.contains { $0.pattern.isOnWeb } == isOnWeb)
    #expect(!isOnWeb || (tally.landed > 1_000 && tally.claimed >= tally.landed))
  }

  @Test("A component that covers links of two origins has a comment that is true for both origins")
  func merged() throws {
    let text = """
      waymark: 1
      app: Shop
      origins:
        one: { hosts: [one.com] }
        two: { hosts: [two.com] }
      tabs:
        home: { title: Home, icon: house }
      routes:
        item: { links: ["https://one.com/x/{id:Int}"] }
        other: { links: ["https://two.com/x/{s}"] }
      """
    let compilation = Compiler.compile(
      SourceFile(path: "Sample.nav.yaml", bytes: Array(text.utf8)), goal: .linkTable, options: .init(rules: [])
    ) { _ in .failure(InclusionError("there is none")) }
    let file = AssociationEmitter.file(of: try #require(compilation.model as NavigationModel?))
    let component = try #require(file.details.first?.components.first { $0.path == "/x/?*" })
    #expect(component.comment == "also claims: URLs that may match no link")
  }

  private static let twoGroups = """
    waymark: 1
    app: Shop
    origins:
      web: { hosts: [shop.example, www.shop.example] }
      help: { hosts: ["*.help.example"], default: false }
    tabs:
      home: { title: Home, icon: house, links: [/, /offers] }
    routes:
      item: { links: ["/items/{id:Int}"] }
      article: { links: [{ url: "/articles/{slug}", origins: [help] }, { url: /about, origins: [web, help] }] }
    """

  private func model(_ text: String) throws -> NavigationModel {
    let compilation = Compiler.compile(
      SourceFile(path: "Sample.nav.yaml", bytes: Array(text.utf8)), goal: .linkTable, options: .init(rules: [])
    ) { _ in .failure(InclusionError("there is none")) }
    return try #require(compilation.model as NavigationModel?)
  }

  @Test("A component for an origin that ignores case does so, and says where the link distinguishes case")
  func ignoringCase() throws {
    let model = try model(
      """
      waymark: 1
      app: Shop
      origins:
        web: { hosts: [shop.example], case: insensitive }
        help: { hosts: [help.example] }
      types:
        Size: { values: [small, large] }
        Code: { is: String, matching: "[a-c]" }
      tabs:
        home: { title: Home, icon: house, links: [{ url: /Home, origins: [web] }, { url: /both }] }
      routes:
        item:
          links:
            - { url: "/items/{size:Size}/{id:Int}", origins: [web] }
            - { url: "/7/{id:Int}", origins: [web] }
            - { url: "/codes/{code:Code}", origins: [web] }
            - { url: "/query?Mode=Old", origins: [web] }
            - { url: "/fragment#Top", origins: [web] }
            - { url: "/caf%C3%A9", origins: [web] }
            - { url: "/help", origins: [help] }
      """)
    var said: [String: String] = [:]
    for component in AssociationEmitter.file(of: model).details.flatMap(\.components) where !component.isExcluded {
      let says = component.comment?.contains("other cases of letters") == true
      said[component.path ?? ""] = component.options.caseSensitive == false ? says ? "in excess" : "ignored" : "exact"
    }
    #expect(
      said.filter { !$0.key.hasSuffix("/") } == [
        "/Home": "ignored", "/both": "in excess", "/items/$(Size)/?*": "ignored", "/7/?*": "exact",
        "/codes/$(Code)": "in excess", "/query": "in excess", "/fragment": "in excess", "/caf\u{E9}": "in excess",
        "/help": "exact",
      ])
  }

  @Test("A generated association file for several groups of hosts mentions the other hosts in one comment")
  func otherHosts() throws {
    let components = AssociationEmitter.file(of: try model(Self.twoGroups)).details.flatMap(\.components)
    #expect(components.count { $0.comment?.contains("hosts that the link does not have") == true } == 1)
    #expect(components.count { $0.comment?.contains("any {id}") == true } == 1)
  }

  @Test("The association file of one host has only the links of the host, and no comment about other hosts")
  func oneHost() throws {
    let model = try model(Self.twoGroups)
    func components(_ host: String) throws -> [AssociationFile.Component] {
      let site = try AssociationSite(host, in: model)
      return AssociationEmitter.file(of: model, on: site.isServed).details.flatMap(\.components)
    }
    let shop = try components("www.shop.example")
    #expect(
      shop.filter { !$0.isExcluded }.map(\.path) == ["/items/?*", "/offers", "/offers/", "/about", "/about/", "/"])
    #expect(shop.count { $0.comment?.contains("host") == true } == 0)
    #expect(
      try components("en.help.example").filter { !$0.isExcluded }.map(\.path)
        == ["/articles/?*", "/about", "/about/"])
  }
}
