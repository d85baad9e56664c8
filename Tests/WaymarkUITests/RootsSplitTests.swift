import Roots
import TestSupport
import Testing
import WaymarkNavigation

@testable import WaymarkUI

@MainActor
@Suite("The two columns of Roots on an iPad")
struct RootsSplitTests {
  private typealias Spec = RootsNavigation

  private let navigator = Navigator<Spec>(storage: nil)

  @Test("The assignments and the courses of Roots are lists with their screens beside them")
  func layout() {
    #expect(Spec.Tab.allCases.filter { $0.tabItem.layout == .split } == [.assignments, .courses])
  }

  @Test("A list of Roots selects the screen beside it, and another row replaces this screen")
  func selection() {
    navigator.show(.courses)
    for page in [Spec.AppPage.grades, .calendar, .decks] {
      navigator[detailOf: .courses] = .page(page: page)
      #expect(navigator.state[stack: .tab(.courses)] == [.page(page: page)])
      #expect(navigator[detailOf: .courses] == .page(page: page))
    }
  }

  @Test("Changes of the tab bar of Roots keep the two columns of a tab and the screens beside its list")
  func tabBar() {
    navigator.show(.courses)
    navigator.select(.courses)
    navigator[detailOf: .courses] = .page(page: .grades)
    navigator.push(.settingsPage)
    let stack = navigator.state[stack: .tab(.courses)]
    for tab in Spec.Tab.allCases where tab != .courses {
      navigator.show(tab)
      navigator.hide(tab)
      #expect(navigator.selection == .courses)
      #expect(navigator[detailOf: .courses] == .page(page: .grades))
      #expect(navigator.state[stack: .tab(.courses)] == stack)
      #expect(navigator[showsDetailOf: .courses])
    }
  }
}
