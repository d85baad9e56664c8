import Showcase
import TestSupport
import Testing

@testable import WaymarkUI

@MainActor
@Suite("A tab in two columns")
struct SplitTests {
  private let navigator = Navigator<ShowcaseNavigation>(storage: nil)

  private var stack: [ShowcaseNavigation.Route] { navigator.state[stack: .tab(.home)] }

  @Test("Links in a sidebar replace the stack beside the sidebar, so no link leads back to an earlier one")
  func links() {
    for id in ["A", "B", "C"] {
      // SwiftUI sets the path that is beside the sidebar to the screen of the link.
      navigator[stack: .tab(.home)] = [.detail(id: id)]
      #expect(stack == [.detail(id: id)])
    }
  }

  @Test("The selection of a list in a sidebar is the bottom screen of the stack, and replaces the stack")
  func selection() {
    #expect(navigator[detailOf: .home] == nil)
    for id in ["A", "B", "C"] {
      navigator[detailOf: .home] = .detail(id: id)
      #expect(stack == [.detail(id: id)])
    }
    navigator.push(.extraInfo)
    #expect(navigator[detailOf: .home] == .detail(id: "C"))
    navigator[detailOf: .home] = .detail(id: "C")
    #expect(stack == [.detail(id: "C"), .extraInfo], "a list may set the selection that it shows")
    navigator[detailOf: .home] = nil
    #expect(stack.isEmpty)
  }

  @Test("In one column, the sidebar is visible without a stack, and going back to the sidebar pops the stack")
  func column() {
    #expect(!navigator[showsDetailOf: .home])
    navigator.push(.detail(id: "A"))
    navigator.push(.extraInfo)
    #expect(navigator[showsDetailOf: .home])
    navigator[showsDetailOf: .home] = true
    #expect(stack == [.detail(id: "A"), .extraInfo])
    navigator[showsDetailOf: .home] = false
    #expect(stack.isEmpty)
    navigator[showsDetailOf: .home] = true
    #expect(!navigator[showsDetailOf: .home], "the column beside the sidebar has no screen to show")
  }
}
