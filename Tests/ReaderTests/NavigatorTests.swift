import Observation
import Reader
import Testing

@Suite("Reader's navigator")
@MainActor
struct NavigatorTests {
  let recorder = ReaderRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  @Test("tells whoever reads a stack when it changes")
  func observation() async {
    await confirmation { changed in
      withObservationTracking {
        _ = navigator[stack: .tab(.timeline)]
      } onChange: {
        changed()
      }
      navigator.push(.conversations)
    }
  }

  @Test("tells whoever reads the sheet when it changes")
  func observedSheet() async {
    await confirmation { changed in
      withObservationTracking {
        _ = navigator.sheet
      } onChange: {
        changed()
      }
      navigator.present(sheet: .listCreate)
    }
  }

  @Test("starts with the timeline")
  func start() {
    #expect(navigator.state == ReaderState(selectedTab: .timeline))
    #expect(navigator.selection == .timeline)
  }

  @Test("selects a tab when the user taps it")
  func taps() {
    navigator.selection = .explore
    #expect(navigator.state == ReaderState(selectedTab: .explore))
    #expect(recorder.events == [.selected(.explore, from: .timeline)])
  }

  @Test("has each of its tabs once to build a tab view from, with what stands in the bar")
  func tabs() {
    let tabs = navigator.visibleTabs
    #expect(Set(tabs.map(\.id)).count == tabs.count && tabs.count == 5)
    #expect(Navigation.Tab.allCases.allSatisfy { $0.title != .text("") && $0.icon != .symbol("") })
    #expect(Set(Navigation.Tab.allCases.map(\.title)).count == Navigation.Tab.allCases.count)
  }

  @Test("has one state that all else is read from")
  func oneState() {
    navigator.use()
    let state = ReaderState(
      selectedTab: .notifications,
      stacks: [.timeline: [.statusDetail(id: "1")], .notifications: [.accountDetail(id: "2")]],
      modals: [.sheet(.listCreate)],
      windows: [.init(.mediaViewer(attachments: [Screens.image], selectedAttachment: Screens.image))])
    #expect(navigator.state == state)
    #expect(navigator.selection == state.selectedTab && navigator.sheet == state.sheet)
    for tab in Navigation.Tab.allCases { #expect(navigator[stack: .tab(tab)] == state[stack: .tab(tab)]) }
  }
}
