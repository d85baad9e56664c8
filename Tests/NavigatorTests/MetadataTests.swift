import Everything
import Foundation
import Testing
import WaymarkNavigation

/// Tests of the metadata in events and states.
@Suite("Metadata of the museum")
@MainActor
struct MetadataTests {
  @Test("The metadata of tabs and screens in Museum has the types, values, and defaults of the spec")
  func values() {
    #expect(Museum.Tab.tour.metadata.curator == #"Ada; "Lovelace""#)
    #expect(!Museum.Tab.tour.metadata.indoors)
    #expect(Museum.Tab.tour.metadata.kind == .painting)
    #expect(Museum.Tab.find.metadata.curator == nil)
    let work = Museum.Route.work(id: 7).metadata
    #expect(work.kind == .vasesAndBowls)
    #expect(work.priority == 3)
    #expect(work.weight == 0.5)
    #expect(work.indoors)
    #expect(Museum.Route.works.metadata.priority == 1)
    #expect(Museum.Route.works.metadata.weight == nil)
    #expect(Museum.Cover.buy().metadata.priority == 2)
    #expect(Museum.Window.page().metadata == Museum.Sheet.page().metadata)
  }

  @Test("The screen of a feature in Museum has the same metadata with and without the enclosing case of the app")
  func features() {
    #expect(Museum.Route.audio(.player(track: 3)).metadata.curator == "Audio")
    #expect(Museum.Route.Audio.player(track: 3).metadata.curator == "Audio")
  }

  @Test("Each event about a tab or screen contains the metadata of the tab or screen")
  func events() {
    let recorder = MuseumRecorder()
    recorder.navigator.push(.work(id: 7))
    recorder.navigator.present(cover: .buy())
    recorder.navigator.dismiss()
    recorder.navigator.select(.find)
    recorder.navigator.open("museum://nowhere")
    let screens = recorder.events.filter { $0.screenName != nil }
    #expect(screens.map(\.metadata?.priority) == [3, 2, 2, 1])
    #expect(recorder.events.filter { $0.screenName == nil }.allSatisfy { $0.metadata == nil })
  }

  @Test("Snapshots and URLs of screens contain no metadata")
  func snapshots() throws {
    let navigator = MuseumRecorder().navigator
    navigator.push(.work(id: 7))
    let snapshot = try #require(String(bytes: navigator.snapshot(), encoding: .utf8))
    #expect(snapshot.contains("work"))
    for text in ["meta", "curator", "Lovelace", "vasesAndBowls"] { #expect(!snapshot.contains(text)) }
    #expect(Museum.Route.work(id: 7).url(on: .app)?.absoluteString == "museum://works/7")
  }

  @Test("The metadata of a navigation state belongs to the visible screen")
  func states() {
    let navigator = MuseumRecorder().navigator
    #expect(navigator.state.screenMetadata == Museum.Tab.tour.metadata)
    navigator.push(.work(id: 7))
    #expect(navigator.state.screenMetadata?.priority == 3)
    navigator.present(cover: .buy())
    #expect(navigator.state.screenMetadata?.priority == 2)
    navigator.push(.payment)
    #expect(navigator.state.screenMetadata == Museum.Route.payment.metadata)
  }
}
