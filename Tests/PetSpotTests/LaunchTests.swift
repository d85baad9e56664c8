import Foundation
import PetSpot
import TestSupport
import Testing

@Suite("PetSpot starts")
@MainActor
struct LaunchTests {
  private func launch(_ storage: (any NavigationStorage)? = nil) -> Navigator<Navigation> {
    Navigator(storage: storage) { _, _ in .done }
  }

  /// Changes the navigation like a user before the app terminates.
  private func use(_ navigator: Navigator<Navigation>) {
    navigator.host.start()
    navigator.push(.map)
    navigator.select(.lostPet)
    navigator.push(.petDetails(announcementId: "42"))
    navigator.select(.account)
    navigator.present(cover: .reportFoundPet, stack: [.foundPetReport(.foundPetDetails)])
  }

  @Test("with five tabs in the bar, in the document's order, before there is a view")
  func tabs() {
    #expect(launch().visibleTabs.map(\.name) == ["home", "lostPet", "foundPet", "contactUs", "account"])
  }

  @Test("with the tab bar, and nothing over it")
  func nothingOver() {
    let navigator = launch()
    #expect(navigator.state.modal == nil && navigator.state.windows.isEmpty)
    navigator.host.start()
    #expect(navigator.state.modal == nil && navigator.state.windows.isEmpty)
  }

  @Test("with the home tab, which is the first")
  func home() {
    let navigator = launch()
    #expect(navigator.state.selectedTab == .home && navigator.visibleTabs.first == .home)
    navigator.host.start()
    #expect(navigator.state.selectedTab == .home)
  }

  @Test("with a stack for each tab that can be used before there is a view")
  func stacks() {
    let navigator = launch()
    #expect(Navigation.Tab.allCases.allSatisfy { navigator[stack: .tab($0)].isEmpty })
    #expect(navigator.push(.map, in: .tab(.home)) == .done)
    #expect(navigator.push(.petDetails(announcementId: "42"), in: .tab(.lostPet)) == .done)
    #expect(navigator.state == PetSpotState(stacks: [.home: [.map], .lostPet: [.petDetails(announcementId: "42")]]))
    navigator.host.start()
    #expect(navigator.state == PetSpotState(stacks: [.home: [.map], .lostPet: [.petDetails(announcementId: "42")]]))
  }

  @Test("with the home tab again, whichever was selected")
  func homeAgain() {
    let file = TemporaryFile()
    let former = launch(FileStorage(file.url))
    use(former)
    #expect(former.state.selectedTab == .account)
    let navigator = launch(FileStorage(file.url))
    #expect(navigator.state.selectedTab == .home)
    navigator.host.start()
    #expect(navigator.state.selectedTab == .home)
  }

  @Test("with every tab at its root again and nothing over them")
  func rootsAgain() {
    let file = TemporaryFile()
    let former = launch(FileStorage(file.url))
    use(former)
    #expect(former.state.stacks.count == 2 && former.state.cover == .reportFoundPet)
    let navigator = launch(FileStorage(file.url))
    navigator.host.start()
    #expect(navigator.state == PetSpotState(selectedTab: .home))
  }

  @Test("with the home tab even where another is stored, and stacks with it")
  func stored() {
    let former = launch()
    use(former)
    for value in [StoredValue.string("account"), .int(4), .data(former.snapshot())] {
      let storage = FullStorage(value)
      let navigator = launch(storage)
      navigator.host.start()
      #expect(navigator.state == PetSpotState(selectedTab: .home))
      #expect(navigator.visibleTabs == Navigation.Tab.allCases)
      use(navigator)
      navigator.reset()
      #expect(navigator.state == PetSpotState(selectedTab: .home))
    }
  }

  @Test("without anything having been stored")
  func nothingStored() {
    let storage = FullStorage(nil)
    use(launch(storage))
    #expect(storage.written.isEmpty)
  }

  @Test("with another tab where a link has started it")
  func link() {
    let navigator = launch()
    navigator.open("petspot://found-pets")
    navigator.host.start()
    #expect(navigator.state == PetSpotState(selectedTab: .foundPet))
  }
}

/// A storage that returns the same value for every key and records the keys of stored values.
@MainActor
private final class FullStorage: NavigationStorage {
  private let value: StoredValue?
  private(set) var written: [String] = []

  init(_ value: StoredValue?) { self.value = value }

  func storedValue(forKey key: String) -> StoredValue? { value }

  func store(_ value: StoredValue?, forKey key: String) { written.append(key) }
}
