import Everything
import Foundation
import Testing

@testable import WaymarkNavigation

@Suite("A snapshot of another version")
@MainActor
struct SnapshotLossTests {
  let recorder = MuseumRecorder(conditions: [.openNow])
  var navigator: Navigator<Museum> { recorder.navigator }

  /// Restores a state from JSON, and returns the number of losses that the navigator reports.
  private func restore(_ state: String) throws -> Int {
    recorder.clear()
    #expect(navigator.restore(Data("{\"waymark\": 1, \"shape\": \"another\", \"state\": \(state)}".utf8)) == .done)
    guard case .restored(let lost, false)? = recorder.events.first else {
      Issue.record("\(recorder.events)")
      return -1
    }
    return lost.count
  }

  @Test("A restore cuts a stack before the first unknown screen and keeps the other stacks")
  func screenThatIsNoMore() throws {
    let lost = try restore(
      """
      {"tab": "find", "stacks": {"tour": [["works"], ["cinema", "1"], ["about"]], "find": [["about"], ["works"]]},
      "modals": [], "windows": []}
      """)
    #expect(lost == 1)
    #expect(
      navigator.state == NavigationState(selectedTab: .find, stacks: [.tour: [.works], .find: [.about, .works]]))
  }

  @Test("Wrong or missing arguments of a screen cut a restored stack before the screen")
  func otherParameters() throws {
    for route in [
      "[\"room\"]", "[\"room\", 5]", "[\"room\", 5, null, null]", "[\"room\", -5, null]", "[\"room\", \"5\", null]",
      "[\"room\", 5, \"2001-02-29\"]", "[\"quiz\", \"3\", null]", "[\"audio\", [\"cinema\"]]", "[\"audio\"]",
      "[\"audio\", \"playlist\"]", "[]", "[[\"works\"]]", "null", "\"works\"", "{}",
    ] {
      let lost = try restore(
        "{\"tab\": \"tour\", \"stacks\": {\"tour\": [[\"works\"], \(route), [\"works\"]]}, \"modals\": [], \"windows\": []}"
      )
      #expect(lost == 1, "\(route)")
      #expect(navigator.state == NavigationState(stacks: [.tour: [.works]]), "\(route)")
    }
  }

  @Test("A restore cuts a stack before the first screen that the spec no longer allows on the stack")
  func screenElsewhere() throws {
    let lost = try restore(
      """
      {"tab": "tour", "stacks": {"find": [["works"], ["audio", ["playlist"]], ["works"]], "visits": [["works"]]},
      "modals": [{"cover": ["buy", null], "stack": [["payment"], ["works"]]}],
      "windows": [{"window": ["page", null, null], "stack": [["works"]]}]}
      """)
    #expect(lost == 4)
    #expect(
      navigator.state
        == NavigationState(
          stacks: [.find: [.works]], modals: [.cover(.buy(), stack: [.payment])],
          windows: [NavigationState.OpenWindow(.page())]))
  }

  @Test("The fallback tab replaces a hidden tab in a restore, and the hidden tab keeps its stack")
  func hiddenTab() throws {
    navigator.conditions = []
    #expect(
      try restore("{\"tab\": \"shop\", \"stacks\": {\"shop\": [[\"about\"]]}, \"modals\": [], \"windows\": []}") == 0)
    #expect(navigator.state == NavigationState(selectedTab: .tour, stacks: [.shop: [.about]]))
    #expect(try restore("{\"tab\": \"visits\", \"stacks\": {}, \"modals\": [], \"windows\": []}") == 0)
    #expect(navigator.state == NavigationState(selectedTab: .tour))
    navigator.conditions = [.openNow]
    #expect(try restore("{\"tab\": \"visits\", \"stacks\": {}, \"modals\": [], \"windows\": []}") == 0)
    #expect(navigator.state == NavigationState(selectedTab: .shop))
  }

  @Test("A snapshot with an unknown tab selects the initial tab and loses the stack of the unknown tab")
  func tabThatIsNoMore() throws {
    navigator.select(.find)
    let lost = try restore(
      "{\"tab\": \"garden\", \"stacks\": {\"garden\": [[\"works\"]], \"find\": [[\"works\"]]}, \"modals\": [], \"windows\": []}"
    )
    #expect(lost == 2)
    #expect(navigator.state == NavigationState(selectedTab: .tour, stacks: [.find: [.works]]))
  }

  @Test("A restore of an unknown sheet presents no modal and dismisses the current cover")
  func sheetThatIsNoMore() throws {
    navigator.present(cover: .buy())
    let lost = try restore(
      "{\"tab\": \"find\", \"stacks\": {}, \"modals\": [{\"sheet\": [\"menu\"], \"stack\": [[\"payment\"]]}], \"windows\": []}"
    )
    #expect(lost == 1)
    #expect(navigator.state == NavigationState(selectedTab: .find))
    #expect(recorder.events.contains(.dismissed(.cover(.buy()))))
  }

  @Test("A restored sheet loses the cover above if the spec doesn't allow the cover over the sheet")
  func sheetAndCover() throws {
    let sheet = "{\"sheet\": [\"page\", null, null], \"stack\": []}"
    let cover = "{\"cover\": [\"buy\", null], \"stack\": []}"
    let both = "\"modals\": [\(sheet), \(cover)]"
    #expect(try restore("{\"tab\": \"find\", \"stacks\": {}, \(both), \"windows\": []}") == 1)
    #expect(navigator.state == NavigationState(selectedTab: .find, modals: [.sheet(.page())]))
  }

  @Test("A restore opens each known window once and omits unknown, repeated, and invalid windows")
  func windows() throws {
    let lost = try restore(
      """
      {"tab": "tour", "stacks": {}, "modals": [], "windows": [{"window": ["page", null, "pl"], "stack": []},
      {"window": ["page", "a", null], "stack": []}, {"window": ["page", null, "pl"], "stack": []},
      {"window": ["plan"], "stack": []}, 5, {"stack": []}]}
      """)
    #expect(lost == 4)
    let windows: [Museum.Window] = [.page(locale: "pl"), .page(path: "a")]
    #expect(navigator.state == NavigationState(windows: windows.map { NavigationState.OpenWindow($0) }))
  }

  @Test("Each missing or invalid value in the state of a snapshot counts as one loss in the restore")
  func noLists() throws {
    #expect(try restore("{\"tab\": \"find\"}") == 3)
    #expect(navigator.state == NavigationState(selectedTab: .find))
    #expect(try restore("{\"tab\": 5, \"stacks\": [], \"modals\": {}, \"windows\": {}}") == 4)
    #expect(navigator.state == NavigationState())
  }

  @Test("A snapshot cuts a stack before a screen that JSON cannot represent, and restores without a loss")
  func uncodable() throws {
    for route in [
      Museum.Route.work(id: 1, preview: Photo(id: 1, caption: "")), .work(id: 1, zoom: .infinity),
      .work(id: 1, zoom: .nan),
    ] {
      navigator.replaceStack(with: [.works, route, .about], in: .tab(.tour))
      navigator.replaceStack(with: [.works], in: .tab(.find))
      let read = try NavigationSnapshot<Museum>(navigator.snapshot())
      #expect(
        read.state
          == NavigationState(selectedTab: navigator.state.selectedTab, stacks: [.tour: [.works], .find: [.works]]))
      #expect(read.lost.isEmpty)
    }
  }
}
