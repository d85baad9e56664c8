import Observation
import Reader
import Testing

@Suite("Reader's navigator")
@MainActor
struct NavigatorTests {
  let recorder = ReaderRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  @Test("A push in Reader notifies observers of the stack")
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

  @Test("Presenting a sheet in Reader notifies observers of the property `sheet`")
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

  @Test("Reader starts with the timeline tab selected")
  func start() {
    #expect(navigator.state == ReaderState(selectedTab: .timeline))
    #expect(navigator.selection == .timeline)
  }

  @Test("A tap on a tab of Reader selects the tab and sends one event")
  func taps() {
    navigator.selection = .explore
    #expect(navigator.state == ReaderState(selectedTab: .explore))
    #expect(recorder.events == [.selected(.explore, from: .timeline)])
  }

  @Test("The visible tabs of Reader have unique IDs, and every tab has a unique title and an icon")
  func tabs() {
    let tabs = navigator.visibleTabs
    #expect(Set(tabs.map(\.id)).count == tabs.count && tabs.count == 5)
    #expect(Navigation.Tab.allCases.allSatisfy { $0.title != .text("") && $0.icon != .symbol("") })
    #expect(Set(Navigation.Tab.allCases.map(\.title)).count == Navigation.Tab.allCases.count)
  }

  @Test("The stacks, the selection and the sheet of the navigator in Reader match its single state")
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
