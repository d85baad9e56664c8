import AIQ
import Foundation
import Testing

@Suite("A route of AIQ")
struct RouteTests {
  typealias Route = AIQNavigation.Route

  typealias Gate = AIQNavigation.Gate

  /// The lines in which the generated enums describe their cases: name, parameters and further properties. The enums omit
  /// empty fields at the end of a line, so a tab character is added for the parameters.
  static let lines = "\(Gate._cases)\n\(Route._cases)".split(separator: "\n")
    .map { ($0 + "\t").components(separatedBy: "\t") }

  @Test(
    "Each AIQ route from the document has the recorded parameters, and later routes have no case",
    arguments: AIQFacts.rows(\.routes))
  func declaration(_ row: AIQFacts.Route) throws {
    let line = Self.lines.first { $0[0] == row.name }
    guard AfterTheDocument.routes[row.name] == nil else { return #expect(line == nil) }
    #expect(row.presentation == "push")
    var parameters = row.params.map { "\($0.name):\($0.type)" }
    // The document has a parameter that a later version of the app removed.
    if row.name == "testResults" { parameters.append("isFirstTest:Bool") }
    #expect(try #require(line)[1] == parameters.joined(separator: " "))
    #expect(row.params.compactMap(\.identity).allSatisfy { $0 == "id" })
  }

  @Test(
    "Each AIQ route is allowed exactly in the tabs that have a view for the route",
    arguments: AIQFacts.rows(\.routes).filter { AfterTheDocument.routes[$0.name] == nil })
  func tabs(_ row: AIQFacts.Route) throws {
    guard row.name != Gate.welcome.name else { return #expect(row.tabs.isEmpty) }
    let route = try #require(Route.samples.first { $0.name == row.name })
    #expect(AIQNavigation.TabDestination.allCases.filter(route.isAllowed).map(\.name) == row.tabs)
  }

  @Test(
    "Each route in the AIQ document has a generated case with the same parameter labels",
    arguments: AIQFacts.rows(\.routesAtSeed))
  func atSeed(_ declaration: String) throws {
    let parts = declaration.split { "(,)".contains($0) }.map(String.init)
    let line = try #require(Self.lines.first { $0[0] == parts[0] })
    var labels = line[1].split(separator: " ").map { String($0.prefix { $0 != ":" }) }
    // The document's route has no session parameter, but the document's link has one.
    if line[0] == "testTaking" { #expect(labels.removeFirst() == "sessionId") }
    #expect(labels == parts.dropFirst().map { $0.replacing("=false", with: "") })
  }

  @Test("AIQ declares exactly the eight routes of the document, and no sheet, cover, or window")
  func nothingElse() {
    #expect(Self.lines.map { $0[0] } == AIQFacts.rows(\.routesAtSeed).map { String($0.prefix { $0 != "(" }) })
    #expect([Gate.welcome.name] + Route.samples.map(\.name) == Self.lines.map { $0[0] })
    #expect(AIQNavigation.Sheet.self == Never.self)
    #expect(AIQNavigation.Cover.self == Never.self)
    #expect(AIQNavigation.Window.self == Never.self)
  }

  @Test("The parameters of the AIQ routes `testResults` and `testTaking` have the default values of the document")
  func defaults() {
    let result = SubmittedTestResult(id: 7, iqScore: 112)
    #expect(Route.testResults(result: result) == .testResults(result: result, isFirstTest: false))
    #expect(Route.testTaking() == .testTaking(sessionId: nil))
  }

  @Test("Two AIQ routes with results are equal if the result IDs and the other arguments are equal")
  func identity() {
    let first = TestResult(id: 7, iqScore: 112)
    let again = TestResult(id: 7, iqScore: 113)
    let other = TestResult(id: 8, iqScore: 112)
    #expect(Route.testDetail(result: first) == .testDetail(result: again))
    #expect(Route.testDetail(result: first).hashValue == Route.testDetail(result: again).hashValue)
    #expect(Route.testDetail(result: first) != .testDetail(result: other))
    #expect(Route.testDetail(result: first) != .testDetail(result: first, userAverage: 100))
  }

  @Test("Every tab and route of AIQ has a unique accessibility ID")
  func accessibilityIDs() {
    let ids =
      AIQNavigation.TabDestination.allCases.map(\.accessibilityID) + Route.samples.map(\.accessibilityID)
      + [Gate.welcome.accessibilityID]
    #expect(Set(ids).count == 11)
  }

  @Test("AIQ routes with app-specific values are unchanged after encoding and decoding")
  func coding() throws {
    let data = try JSONEncoder().encode(Route.samples)
    #expect(try JSONDecoder().decode([Route].self, from: data) == Route.samples)
  }
}
