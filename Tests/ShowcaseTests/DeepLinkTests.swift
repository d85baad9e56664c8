import Showcase
import Testing

@Suite("A link of the showcase")
struct DeepLinkTests {
  static let facts = Facts.all

  private func landing(_ url: String) throws -> Landing<ShowcaseNavigation> {
    guard case .landed(let landing) = ShowcaseNavigation.resolve(url) else { throw Missed(url: url) }
    return landing
  }

  private struct Missed: Error {
    let url: String
  }

  @Test(
    "Each URL in the original Showcase tests lands on the expected tab, stack, sheet, and cover",
    arguments: try facts.get().testCases)
  func testCase(_ row: Facts.TestCase) throws {
    let landing = try landing(row.url)
    #expect(landing.tab?.rawValue == row.expected.tab)
    #expect(landing.stack.map(\.note) == row.expected.stack)
    #expect(landing.sheet?.note == row.expected.sheet)
    #expect(landing.cover?.note == row.expected.cover)
    #expect(landing.stack.last?.arguments ?? [:] == row.expected.params)
    #expect(landing.note == row.expected.destination)
  }

  @Test(
    "Each Showcase link pattern lands on the recorded destination with the recorded presentation",
    arguments: try facts.get().linkPatterns)
  func pattern(_ row: Facts.LinkPattern) throws {
    #expect(row.customSchemeHostIsFirstSegment && row.query.isEmpty && row.schemes == ["myapp"])
    let landing = try landing("myapp:/" + row.pattern.replacing("{id}", with: "a%2Fb"))
    #expect(landing.note == row.destination)
    switch row.presentation {
    case "tab": #expect(landing.stackChange == .replace([]) && landing.modals.isEmpty)
    case "push": #expect(landing.stack.count == 1 && landing.modals.isEmpty)
    case "sheet": #expect(landing.stackChange == .replace([]) && landing.sheet != nil)
    case "cover": #expect(landing.stackChange == .replace([]) && landing.cover != nil)
    default: Issue.record("a link cannot lead to a \(row.presentation)")
    }
    if row.pattern.contains("{id}") { #expect(landing.stack.last?.arguments == ["id": "a/b"]) }
  }

  @Test(
    "URLs outside the declared links of Showcase are unmatched, even if the original handler selects a tab",
    arguments: try facts.get().derivedCases)
  func derivedCase(_ row: Facts.DerivedCase) {
    switch row.url {
    case "myapp://home/unknown":
      // The handler selects a tab for an unknown path.
      #expect(row.expected?.tab == "home")
    case "myapp://home/detail":
      // The handler selects a tab for a detail without an ID, and leaves the stack unchanged.
      #expect(row.expected?.tab == "home")
    case "other://home":
      // The handler does not check the scheme.
      #expect(row.expected?.tab == "home")
    case "myapp://nope":
      // The app and the spec agree on this URL.
      #expect(row.expected == nil)
    default:
      Issue.record("\(row.url) has no test")
    }
    #expect(ShowcaseNavigation.resolve(row.url) == .unmatched)
  }

  @Test("Showcase rejects URLs with dot segments, with empty segments, or without a scheme")
  func refused() {
    #expect(ShowcaseNavigation.resolve("myapp://home/../settings") == .rejected(.dotSegment))
    #expect(ShowcaseNavigation.resolve("myapp://home/detail/") == .unmatched)
    #expect(ShowcaseNavigation.resolve("myapp://home/detail//") == .rejected(.emptySegment))
    #expect(ShowcaseNavigation.resolve("") == .rejected(.noScheme))
  }
}
