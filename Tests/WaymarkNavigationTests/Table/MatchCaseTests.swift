import TestSupport
import Testing
import WaymarkNavigation

/// The gathered rows that this version's patterns can say: whole literals and captures, Int and String.
@Suite("The gathered cases of matching")
struct MatchCaseTests {
  struct Row: Decodable, Sendable, CustomTestStringConvertible {
    struct Expectation: Decodable, Sendable {
      let pattern: Int?
      let captures: [String: String]?
      let reason: String?
    }

    let id: String
    let url: String
    let patterns: [String]
    let expect: Expectation

    var testDescription: String { id }
  }

  static let rows = Result { try TestFiles.decode([Row].self, from: "URLs/match.json") }

  @Test("are all here")
  func count() throws {
    let rows = try Self.rows.get()
    #expect(rows.count == 29)
    #expect(Set(rows.map(\.id)).count == 29)
  }

  @Test("hold", arguments: (try? rows.get()) ?? [])
  func holds(_ row: Row) throws {
    let compiled = try CompiledSpec(yaml(row.patterns))
    switch compiled.resolve(row.url) {
    case .refused(let refusal): #expect(refusal.rawValue == row.expect.reason)
    case .unmatched: #expect(row.expect.reason == "no-match")
    case .landed(let plan):
      #expect(plan.link == row.expect.pattern)
      let route = compiled.model.routes[plan.link]
      let arguments = try #require(plan.destination).parts.arguments
      #expect(route.parameters.count == row.expect.captures?.count)
      for (parameter, argument) in zip(route.parameters, arguments) {
        let expected = try #require(row.expect.captures?[parameter.name.string])
        switch argument {
        case .int(let value): #expect(value == Int(expected))
        case .string(let value): #expect(value == expected)
        }
      }
    }
  }

  /// A route for each pattern. A row's pattern says where it stands, and a spec's says so in its origins.
  private func yaml(_ patterns: [String]) -> String {
    var origins: [String] = []
    var routes: [String] = []
    for (index, pattern) in patterns.enumerated() {
      let (origin, path) = split(pattern)
      if !origins.contains(origin) { origins.append(origin) }
      let name = "origin\(origins.firstIndex(of: origin)!)"
      routes.append("  route\(index): { links: [{ url: \"\(path)\", origins: \(name) }] }")
    }
    let entries = origins.enumerated().map { "  origin\($0): \($1)" }
    return
      (["waymark: 1", "app: Sample", "origins:"] + entries
      + ["tabs: { main: { title: Main, icon: star } }", "routes:"] + routes).joined(separator: "\n")
  }

  private func split(_ pattern: String) -> (origin: String, path: String) {
    guard let colon = pattern.firstIndex(of: ":"), !pattern.hasPrefix("/") else {
      return ("{ hosts: [ex.com] }", pattern)
    }
    let scheme = pattern[..<colon]
    let rest = pattern[colon...].dropFirst("://".count)
    guard scheme == "https" else { return ("{ schemes: [\(scheme)] }", "/" + rest) }
    return ("{ hosts: [\(rest.prefix { $0 != "/" })] }", String(rest.drop { $0 != "/" }))
  }
}
