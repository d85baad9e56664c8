import Reader
import Testing

@Suite("A sheet of Reader")
@MainActor
struct SheetTests {
  let recorder = ReaderRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  @Test("Reader presents no sheet at launch")
  func none() {
    #expect(navigator.sheet == nil && navigator.state.modal == nil)
  }

  @Test("Every sheet of Reader covers a tab with a pushed screen and keeps the stack", arguments: Screens.sheets)
  func presented(_ sheet: Navigation.Sheet) {
    navigator.select(.explore)
    navigator.push(.trendingTimeline)
    #expect(navigator.present(sheet: sheet) == .done)
    #expect(
      navigator.state
        == ReaderState(
          selectedTab: .explore, stacks: [.explore: [.trendingTimeline]], modals: [.sheet(sheet)]))
  }

  @Test("The sheet `editTagGroup` of Reader returns the edited group, or nil if the user cancels")
  func onSaved() async {
    let group = TagGroup(id: "2", tags: ["swift"])
    recorder.answer(.editTagGroup, with: TagGroup(id: "2", tags: ["swift", "linux"]))
    recorder.answer(.editTagGroup, with: nil)
    #expect(await navigator.result(of: .editTagGroup(tagGroup: group))?.tags == ["swift", "linux"])
    #expect(await navigator.result(of: .editTagGroup(tagGroup: group)) == nil)
    #expect(navigator.sheet == nil)
  }

  @Test("Dismissing a sheet of Reader keeps the stack beneath the sheet")
  func dismissed() {
    navigator.push(.trendingTimeline)
    navigator.present(sheet: .addAccount)
    navigator.dismiss()
    #expect(navigator.state == ReaderState(stacks: [.timeline: [.trendingTimeline]]))
  }

  @Test("Reader keeps its sheet when the user selects another tab, and a second sheet replaces the first")
  func one() {
    navigator.present(sheet: .addAccount)
    navigator.select(.explore)
    #expect(navigator.state == ReaderState(selectedTab: .explore, modals: [.sheet(.addAccount)]))
    navigator.present(sheet: .about)
    #expect(navigator.state == ReaderState(selectedTab: .explore, modals: [.sheet(.about)]))
  }

  @Test("A second editor in Reader appears only after the first editor disappears")
  func replaced() {
    let first = Navigation.Sheet.editor(.newStatusEditor(visibility: .pub))
    let second = Navigation.Sheet.editor(.replyToStatusEditor(status: Screens.status))
    var events: [NavigationEvent<Navigation>] = []
    let navigator = Navigator<Navigation>(storage: nil, onEvent: { events.append($0) }) { _, _ in .done }
    navigator.host.start()
    navigator.present(sheet: first)
    navigator.host.modalDidAppear(.sheet(first))
    navigator.present(sheet: second)
    #expect(navigator.sheet == second)
    // The second sheet appears only after the first sheet has disappeared.
    #expect(navigator.host.modals.isEmpty)
    navigator.host.modalDidDismiss(.sheet(first))
    #expect(navigator.host.modals.map(\.screen) == [.sheet(second)])
    #expect(events == [.presented(.sheet(first)), .dismissed(.sheet(first)), .presented(.sheet(second))])
  }

  @Test("Each settings sheet of Reader replaces the previous settings sheet and sends an event")
  func settings() {
    for sheet in Screens.settings { navigator.present(sheet: sheet) }
    let changes = recorder.events.count { if case .presented = $0 { true } else { false } }
    #expect(changes == Screens.settings.count)
    #expect(navigator.sheet == Screens.settings.last)
  }

  @Test("A sheet of Reader has no stack and rejects a push")
  func flow() {
    navigator.present(sheet: .appSettings)
    #expect(navigator.push(.instanceInfo(instance: Instance(domain: "mastodon.social", title: "Mastodon"))) != .done)
    #expect(navigator.state == ReaderState(modals: [.sheet(.appSettings)]))
  }
}

@Suite("A window of Reader")
@MainActor
struct WindowTests {
  let recorder = ReaderRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  @Test(
    "A window of Reader opens beside the tabs and closes without a change of the stacks", arguments: Screens.windows)
  func open(_ window: Navigation.Window) {
    navigator.push(.trendingTimeline)
    #expect(navigator.open(window: window) == .done)
    #expect(navigator.state == ReaderState(stacks: [.timeline: [.trendingTimeline]], windows: [.init(window)]))
    navigator.close(window: window)
    #expect(navigator.state == ReaderState(stacks: [.timeline: [.trendingTimeline]]))
  }

  @Test("Opening the same window of Reader twice brings the existing window to the front")
  func once() {
    let viewer = Navigation.Window.mediaViewer(attachments: [Screens.image], selectedAttachment: Screens.image)
    let editor = Navigation.Window.editor(.newStatusEditor(visibility: .pub))
    navigator.open(window: viewer)
    navigator.open(window: editor)
    navigator.open(window: viewer)
    #expect(navigator.state.windows.map(\.window) == [editor, viewer])
  }
}
