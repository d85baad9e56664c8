import Foundation
import Reader
import TestSupport
import Testing

@Suite("The bar of Reader")
@MainActor
struct SlotTests {
  let recorder = ReaderRecorder()
  var navigator: Navigator<Navigation> { recorder.navigator }

  private let sets = Result { try Facts.all.get().tabSets }

  @Test("has the tabs of the five slots: ios_default_slots")
  func slots() throws {
    #expect(try navigator.visibleTabs.map(\.name) == sets.get().iosDefaultSlots)
  }

  @Test("has the timeline for whoever has not signed in, and the settings once they have a slot: loggedOut")
  func loggedOut() throws {
    let navigator = ReaderRecorder(conditions: []).navigator
    #expect(navigator.visibleTabs == [.timeline])
    navigator.show(.settings)
    #expect(try navigator.visibleTabs.map(\.name) == sets.get().loggedOut)
  }

  @Test("has what is for everybody where nobody has signed in and no slot has any of it")
  func nothingForEverybody() throws {
    navigator.show(.bookmarks)
    #expect(navigator.hide(.timeline) == .done)
    navigator.conditions = []
    #expect(try navigator.visibleTabs.map(\.name) == sets.get().loggedOut)
  }

  @Test("has the other tabs once somebody has signed in")
  func signingIn() {
    let recorder = ReaderRecorder(conditions: [])
    recorder.navigator.conditions = [.signedIn]
    #expect(recorder.navigator.visibleTabs == [.timeline, .notifications, .explore, .links, .profile])
    #expect(recorder.events == [.tabBarChanged([.timeline, .notifications, .explore, .links, .profile])])
  }

  /// Shows a tab, hides the tab in the slot, and moves the shown tab to the slot, as the user does.
  @Test("takes any tab into any slot", arguments: Navigation.Tab.allCases, 0..<5)
  func anyTab(_ tab: Navigation.Tab, _ slot: Int) {
    var slots = navigator.visibleTabs
    if let present = slots.firstIndex(of: tab) {
      slots.remove(at: present)
      slots.insert(tab, at: slot)
    } else {
      let former = slots[slot]
      slots[slot] = tab
      #expect(navigator.show(tab) == .done && navigator.hide(former) == .done)
    }
    #expect(navigator.move(tab, to: slot) == .done)
    #expect(navigator.visibleTabs == slots)
    #expect(navigator.select(tab) == .done && navigator.state.selectedTab == tab)
  }

  @Test("keeps five tabs")
  func five() {
    #expect(navigator.hide(.links) != .done)
    navigator.show(.bookmarks)
    #expect(navigator.hide(.links) == .done)
    #expect(navigator.hide(.bookmarks) != .done)
    #expect(navigator.visibleTabs == [.timeline, .notifications, .explore, .profile, .bookmarks])
    #expect(recorder.events.last == .rejected(.tooFewTabs(hiding: .bookmarks, minimum: 5)))
  }

  @Test("has its tabs in the user's order")
  func order() {
    #expect(navigator.move(.profile, to: 0) == .done)
    #expect(navigator.visibleTabs == [.profile, .timeline, .notifications, .explore, .links])
  }

  @Test("is kept from launch to launch, in one list")
  func storage() {
    let file = TemporaryFile()
    let former = ReaderRecorder(storage: FileStorage(file.url)).navigator
    former.show(.bookmarks)
    former.hide(.links)
    former.move(.bookmarks, to: 1)
    let storage = FileStorage(file.url)
    #expect(storage.storedValue(forKey: "reader.slots") == .string("0,11,1,3,10"))
    #expect(
      ReaderRecorder(storage: storage).navigator.visibleTabs
        == [.timeline, .bookmarks, .notifications, .explore, .profile])
  }

  @Test("can be that of another platform, in its order: visionOS")
  func visionOS() throws {
    let wanted = try sets.get().visionOS.map { try #require(Navigation.Tab.named($0)) }
    let others = Navigation.Tab.allCases.filter { !wanted.contains($0) }
    #expect(navigator.arrangeTabs(as: TabArrangement(shown: Set(wanted), order: wanted + others)) == .done)
    #expect(navigator.visibleTabs == wanted)
  }

  @Test("selects another tab where the selected one goes, and keeps its stack for when it is back")
  func fallback() {
    navigator.select(.profile)
    navigator.push(.followers(id: "1"))
    navigator.conditions = []
    #expect(navigator.state == ReaderState(selectedTab: .timeline, stacks: [.profile: [.followers(id: "1")]]))
  }

  @Test("has the tabs that can be selected: the side bar's others want a slot first")
  func sideBar() {
    #expect(navigator.select(.mentions) != .done)
    #expect(recorder.events == [.rejected(.hiddenTab(.mentions))])
    navigator.show(.mentions)
    #expect(navigator.select(.mentions) == .done)
  }
}
