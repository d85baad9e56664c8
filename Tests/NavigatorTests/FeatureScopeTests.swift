import Everything
import Testing

@testable import WaymarkNavigation

@Suite("The scope of a feature")
@MainActor
struct FeatureScopeTests {
  typealias Sheet = MuseumNavigation.Sheet
  let recorder = NavigationRecorder<MuseumNavigation>(resolve: { _, _ in .done })
  var navigator: Navigator<MuseumNavigation> { recorder.navigator }
  var scope: NavigationScope<AudioNavigation> { navigator.scope(MuseumNavigation.Route.Audio.self) }

  @Test("A link of a scope has the case of the app's enum as its value, which the stacks of the app show")
  func valueOfLink() {
    let route = scope.routeOfApp(.player(track: 3))
    #expect(route as? MuseumNavigation.Route == .audio(.player(track: 3)))
  }

  @Test("A feature scope pushes, replaces, and pops screens of the feature")
  func push() {
    #expect(scope.push(.player(track: 3)) == .done)
    #expect(navigator.state.stacks == [.tour: [.audio(.player(track: 3))]])
    #expect(scope.replace(with: .playlist) == .done)
    #expect(navigator.state.stacks == [.tour: [.audio(.playlist)]])
    #expect(scope.pop() == .done)
    #expect(navigator.state.stacks == [:])
  }

  @Test("A feature scope returns the reason and reports an event if the app's spec rejects a command")
  func rejection() {
    navigator.select(.find)
    recorder.clear()
    let outcome = scope.push(.playlist)
    #expect(outcome.reason == "playlist cannot be pushed in tab find: its `in` does not include it")
    #expect(recorder.events == [.rejected(.notAllowed(.audio(.playlist), in: .tab(.find)))])
    #expect(navigator.state.stacks == [:])
  }

  @Test("Commands of a feature scope present and dismiss sheets of the feature")
  func sheets() {
    #expect(scope.present(sheet: .captions) == .done)
    #expect(navigator.state.sheet == .audio(.captions))
    #expect(scope.dismiss() == .done)
    #expect(navigator.state.modals.isEmpty)
    scope.present(sheet: .playlist)
    scope.dismiss(sheet: .captions)
    #expect(navigator.state.sheet == .audio(.playlist))
    scope.dismiss(sheet: .playlist)
    #expect(navigator.state.modals.isEmpty)
  }

  @Test("Commands of a feature scope pop to a given screen and to the root screen")
  func popping() {
    for track in 1...3 { scope.push(.player(track: track)) }
    #expect(scope.pop(to: .player(track: 1)) == .done)
    #expect(navigator.state.stacks == [.tour: [.audio(.player(track: 1))]])
    #expect(scope.pop(to: .player(track: 2)).reason == "player is not on the stack of tab tour")
    #expect(scope.popToRoot() == .done)
    #expect(navigator.state.stacks == [:])
    // There is nothing left to remove.
    #expect(scope.pop() == .done)
    #expect(scope.popToRoot() == .done)
    #expect(scope.dismiss() == .done)
  }

  @Test("A feature scope rejects commands that would remove a screen of the app")
  func foreignScreens() {
    scope.push(.playlist)
    navigator.push(.about)
    let state = navigator.state
    recorder.clear()
    let reason = "the visible screen does not belong to the feature audio"
    #expect(scope.pop() == .rejected(reason: reason))
    #expect(scope.popToRoot() == .rejected(reason: reason))
    #expect(scope.replace(with: .playlist) == .rejected(reason: reason))
    #expect(recorder.events == Array(repeating: .rejected(.notVisible(feature: "audio")), count: 3))
    #expect(navigator.state == state)
    navigator.present(sheet: .page())
    #expect(scope.dismiss() == .rejected(reason: reason))
    #expect(navigator.state.sheet == .page())
  }

  @Test("Scopes from different enums of one feature are equal, and scopes of different navigators are not equal")
  func enums() {
    let other: NavigationScope<AudioNavigation> = navigator.scope(Sheet.Audio.self)
    #expect(scope == other)
    #expect(scope != NavigationRecorder<MuseumNavigation>(resolve: { _, _ in .done }).navigator.scope(Sheet.Audio.self))
  }

  @Test("A scope recorder records the commands of a feature without the app")
  func recording() {
    let recorder = ScopeRecorder<AudioNavigation>()
    let scope = recorder.scope
    scope.push(.player(track: 1))
    scope.present(sheet: .captions, stack: [.playlist])
    scope.dismiss(sheet: .captions)
    #expect(scope.pop() == .done)
    #expect(
      recorder.commands == [
        .push(.player(track: 1)), .presentSheet(.captions, stack: [.playlist]), .dismissSheet(.captions), .pop,
      ])
    recorder.clear()
    recorder.outcome = .rejected(reason: "offline")
    #expect(scope.popToRoot().reason == "offline")
    #expect(scope == recorder.scope)
    #expect(recorder.commands == [.popToRoot])
    #expect(NavigationScope<AudioNavigation>.preview.dismiss() == .done)
  }

  @Test("A module that names all tabs allows its screen in each tab of an app, which the module doesn't know")
  func allTabs() {
    for tab in MuseumNavigation.Tab.allCases { #expect(Strange.only.isAllowed(in: tab)) }
    #expect(Strange.sheet.tabs() == Bazaar.Tab.allCases)
  }
}

/// A feature that the spec of the museum doesn't contain.
private enum StrangeNavigation: NavigationFeature {
  typealias Route = Never
  typealias Sheet = Strange
  typealias Cover = Never
  typealias Window = Never
}

private enum Strange: FeatureScreens {
  typealias Navigation = StrangeNavigation

  case only
  case sheet

  static var _cases: StaticString {
    """
    only\t\t\tin=tabs
    sheet\t\t\tover=tabs,intro
    """
  }
  var _parts: _CaseParts {
    switch self {
    case .only: .init(0)
    case .sheet: .init(1)
    }
  }
  static func _make(checked parts: inout _CaseReader) -> Self { parts.index == 0 ? .only : .sheet }
}

#if os(macOS) || os(Linux)
  extension FeatureScopeTests {
    @Test("A scope for a feature that the spec doesn't include stops the process with a failure")
    func strange() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          _ = NavigationRecorder<MuseumNavigation>(resolve: { _, _ in .done }).navigator.scope(Strange.self)
        }
      }
    }
  }
#endif
