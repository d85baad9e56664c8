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

  @Test("The tab bar of Reader starts with the five default tabs of the original app")
  func slots() throws {
    #expect(try navigator.visibleTabs.map(\.name) == sets.get().iosDefaultSlots)
  }

  @Test("Without an account, the tab bar of Reader shows the timeline, and the settings if the user adds that tab")
  func loggedOut() throws {
    let navigator = ReaderRecorder(conditions: []).navigator
    #expect(navigator.visibleTabs == [.timeline])
    navigator.show(.settings)
    #expect(try navigator.visibleTabs.map(\.name) == sets.get().loggedOut)
  }

  @Test("Signing out of Reader shows the timeline and the settings if every chosen tab needs an account")
  func nothingForEverybody() throws {
    navigator.show(.bookmarks)
    #expect(navigator.hide(.timeline) == .done)
    navigator.conditions = []
    #expect(try navigator.visibleTabs.map(\.name) == sets.get().loggedOut)
  }

  @Test("Signing in to Reader adds four default tabs to the timeline and sends one event")
  func signingIn() {
    let recorder = ReaderRecorder(conditions: [])
    recorder.navigator.conditions = [.signedIn]
    #expect(recorder.navigator.visibleTabs == [.timeline, .notifications, .explore, .links, .profile])
    #expect(recorder.events == [.tabBarChanged([.timeline, .notifications, .explore, .links, .profile])])
  }

  /// Shows a tab, hides the tab in the slot, and moves the shown tab to the slot, as the user does.
  @Test(
    "The user can place every tab of Reader in every slot of the tab bar", arguments: Navigation.Tab.allCases, 0..<5)
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

  @Test("Reader rejects hiding a tab if fewer than five tabs would remain")
  func five() {
    #expect(navigator.hide(.links) != .done)
    navigator.show(.bookmarks)
    #expect(navigator.hide(.links) == .done)
    #expect(navigator.hide(.bookmarks) != .done)
    #expect(navigator.visibleTabs == [.timeline, .notifications, .explore, .profile, .bookmarks])
    #expect(recorder.events.last == .rejected(.tooFewTabs(hiding: .bookmarks, minimum: 5)))
  }

  @Test("Moving a tab to the first slot changes the order of the tab bar in Reader")
  func order() {
    #expect(navigator.move(.profile, to: 0) == .done)
    #expect(navigator.visibleTabs == [.profile, .timeline, .notifications, .explore, .links])
  }

  @Test("Reader restores the visible tabs at the next launch from a single stored list")
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

  @Test("`arrangeTabs(as:)` gives the tab bar of Reader the tabs of the visionOS app in their order")
  func visionOS() throws {
    let wanted = try sets.get().visionOS.map { try #require(Navigation.Tab.named($0)) }
    let others = Navigation.Tab.allCases.filter { !wanted.contains($0) }
    #expect(navigator.arrangeTabs(as: TabArrangement(shown: Set(wanted), order: wanted + others)) == .done)
    #expect(navigator.visibleTabs == wanted)
  }

  @Test("If signing out removes the selected tab, Reader selects the timeline and keeps the removed stack")
  func fallback() {
    navigator.select(.profile)
    navigator.push(.followers(id: "1"))
    navigator.conditions = []
    #expect(navigator.state == ReaderState(selectedTab: .timeline, stacks: [.profile: [.followers(id: "1")]]))
  }

  @Test("Reader rejects the selection of a hidden tab until the user shows the tab")
  func sideBar() {
    #expect(navigator.select(.mentions) != .done)
    #expect(recorder.events == [.rejected(.hiddenTab(.mentions))])
    navigator.show(.mentions)
    #expect(navigator.select(.mentions) == .done)
  }
}
