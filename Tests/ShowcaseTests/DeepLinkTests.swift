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

  @Test("is tried in every way that the app's own tests try it")
  func count() throws {
    #expect(try Self.facts.get().testCases.count == 13)
    #expect(try Self.facts.get().derivedCases.count == 4)
    #expect(try Self.facts.get().linkPatterns.count == 13)
  }

  @Test("lands where the app's own tests say", arguments: (try? facts.get().testCases) ?? [])
  func testCase(_ row: Facts.TestCase) throws {
    let landing = try landing(row.url)
    #expect(landing.tab?.rawValue == row.expected.tab)
    #expect(landing.stack.map(\.note) == row.expected.stack)
    #expect(landing.sheet?.note == row.expected.sheet)
    #expect(landing.cover?.note == row.expected.cover)
    #expect(landing.stack.last?.arguments ?? [:] == row.expected.params)
    #expect(landing.note == row.expected.destination)
  }

  @Test("lands at the destination of its pattern")
  func patterns() throws {
    for pattern in try Self.facts.get().linkPatterns {
      for scheme in pattern.schemes {
        let landing = try landing(scheme + ":/" + pattern.pattern.replacing("{id}", with: "a%2Fb"))
        #expect(landing.note == pattern.destination)
        switch pattern.presentation {
        case "tab": #expect(landing.stackChange == .replace([]) && landing.modal == nil)
        case "push": #expect(landing.stack.count == 1 && landing.modal == nil)
        case "sheet": #expect(landing.stackChange == .replace([]) && landing.sheet != nil)
        case "cover": #expect(landing.stackChange == .replace([]) && landing.cover != nil)
        default: Issue.record("a link cannot lead to a \(pattern.presentation)")
        }
        if pattern.pattern.contains("{id}") { #expect(landing.stack.last?.arguments == ["id": "a/b"]) }
      }
    }
  }

  @Test("that the app's handler guesses at is unmatched")
  func derivedCases() throws {
    let rows = try Self.facts.get().derivedCases
    func handlerSelects(_ url: String) -> String? { rows.first { $0.url == url }?.expected?.tab }

    // The handler selects a tab for a path that it does not know.
    #expect(handlerSelects("myapp://home/unknown") == "home")
    #expect(ShowcaseNavigation.resolve("myapp://home/unknown") == .unmatched)
    // The handler selects a tab for a detail without its id, over the stack that is there.
    #expect(handlerSelects("myapp://home/detail") == "home")
    #expect(ShowcaseNavigation.resolve("myapp://home/detail") == .unmatched)
    // The handler does not look at the scheme.
    #expect(handlerSelects("other://home") == "home")
    #expect(ShowcaseNavigation.resolve("other://home") == .unmatched)
    // Here the two agree.
    #expect(rows.contains { $0.url == "myapp://nope" && $0.expected == nil })
    #expect(ShowcaseNavigation.resolve("myapp://nope") == .unmatched)
  }

  @Test("with more segments than a pattern is unmatched, which the handler ignores")
  func extraSegments() throws {
    for row in try Self.facts.get().testCases {
      #expect(ShowcaseNavigation.resolve(row.url + "/x/y") == .unmatched)
    }
  }

  @Test("is refused where it is no URL to trust")
  func refused() {
    #expect(ShowcaseNavigation.resolve("myapp://home/../settings") == .refused(.dotSegment))
    #expect(ShowcaseNavigation.resolve("myapp://home/detail/") == .unmatched)
    #expect(ShowcaseNavigation.resolve("myapp://home/detail//") == .refused(.emptySegment))
    #expect(ShowcaseNavigation.resolve("") == .refused(.noScheme))
  }
}
