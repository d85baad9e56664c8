import Showcase
import TestSupport
import Testing

@testable import WaymarkUI

@MainActor
@Suite("A tab in two columns")
struct SplitTests {
  private let navigator = Navigator<ShowcaseNavigation>(storage: nil)

  @Test("The bottom screen of a tab's stack is the root of the second column, and other screens are above")
  func columns() {
    #expect(navigator[aboveDetailOf: .home].isEmpty)
    navigator.push(.detail(id: "1"))
    #expect(navigator[aboveDetailOf: .home].isEmpty)
    navigator.push(.extraInfo)
    #expect(navigator[aboveDetailOf: .home] == [.extraInfo])
    navigator[aboveDetailOf: .home] = []
    #expect(navigator.state[stack: .tab(.home)] == [.detail(id: "1")], "the back button keeps the bottom screen")
    navigator[aboveDetailOf: .home] = [.detail(id: "2")]
    #expect(navigator.state[stack: .tab(.home)] == [.detail(id: "1"), .detail(id: "2")])
  }

  @Test("A screen that is pushed onto an empty stack becomes the root of the second column")
  func empty() {
    navigator[aboveDetailOf: .home] = [.detail(id: "1")]
    #expect(navigator.state[stack: .tab(.home)] == [.detail(id: "1")])
    #expect(navigator[aboveDetailOf: .home].isEmpty)
  }
}
