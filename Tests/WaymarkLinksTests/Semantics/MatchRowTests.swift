import SpecModel
import Testing
import WaymarkLinks

@Suite("The gathered cases of matching")
struct MatchRowTests {
  @Test(
    "The URL in each match row of semantics.json yields the expected link and captures, or the expected failure",
    arguments: Semantics.rows("match"))
  func holds(_ row: SemanticsRow) throws {
    let patterns = try #require(row.patterns)
    let compiled = try CompiledSpec(row.yaml(patterns))
    #expect(compiled.model.links.count == patterns.count)
    let url = try #require(row.url)
    switch compiled.resolve(url) {
    case .redirected: Issue.record("no row has a redirect")
    case .rejected(let error):
      #expect(row.expect.pattern == nil)
      #expect(error.rawValue == row.expect.reason)
    case .unmatched:
      #expect(row.expect.pattern == nil)
      #expect(row.expect.reason == "no-match")
    case .landed(let plan):
      #expect(plan.link == row.expect.pattern)
      let arguments = try #require(plan.destination).parts.arguments
      let named = zip(compiled.model.routes[plan.link].parameters, arguments).filter { $1 != .none }
      #expect(named.count == row.expect.captures?.count)
      for (parameter, argument) in named {
        let expected = try #require(row.expect.captures?[parameter.name.string])
        #expect(argument == value(expected, like: argument), "\(parameter.name.string)")
      }
    }
  }

  /// Returns the value of an expected text in the same case of `Argument` as the actual value.
  private func value(_ text: String, like argument: Argument) -> Argument? {
    switch argument {
    case .int: Int(text).map(Argument.int)
    case .string: .string(text)
    case .bool: Bool(text).map(Argument.bool)
    case .double: Double(text).map(Argument.double)
    case .date: CalendarDate(text).map(Argument.date)
    case .uuid(let value): text.lowercased() == value.description ? argument : nil
    case .none, .uint, .url, .list, .native: nil
    }
  }
}
