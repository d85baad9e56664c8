import Foundation
import PetSpot
import TestSupport
import Testing

@Suite("Launches of PetSpot")
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
    navigator.present(cover: .reportFoundPet, stack: [.foundPetReport(.foundPetDetails)])
    navigator.select(.account)
  }

  @Test("The tab bar of PetSpot shows five tabs in the order of the document before a view exists")
  func tabs() {
    #expect(launch().visibleTabs.map(\.name) == ["home", "lostPet", "foundPet", "contactUs", "account"])
  }

  @Test("PetSpot starts without a modal screen and without a window")
  func nothingOver() {
    let navigator = launch()
    #expect(navigator.state.modal == nil && navigator.state.windows.isEmpty)
    navigator.host.start()
    #expect(navigator.state.modal == nil && navigator.state.windows.isEmpty)
  }

  @Test("PetSpot starts with the Home tab, which is the first visible tab")
  func home() {
    let navigator = launch()
    #expect(navigator.state.selectedTab == .home && navigator.visibleTabs.first == .home)
    navigator.host.start()
    #expect(navigator.state.selectedTab == .home)
  }

  @Test("PetSpot accepts pushes before a view exists and keeps the screens when a view appears")
  func stacks() {
    let navigator = launch()
    #expect(Navigation.Tab.allCases.allSatisfy { navigator[stack: .tab($0)].isEmpty })
    #expect(navigator.push(.map, in: .tab(.home)) == .done)
    #expect(navigator.push(.petDetails(announcementId: "42"), in: .tab(.lostPet)) == .done)
    #expect(navigator.state == PetSpotState(stacks: [.home: [.map], .lostPet: [.petDetails(announcementId: "42")]]))
    navigator.host.start()
    #expect(navigator.state == PetSpotState(stacks: [.home: [.map], .lostPet: [.petDetails(announcementId: "42")]]))
  }

  @Test("A new launch of PetSpot selects the Home tab, whatever tab was selected before")
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

  @Test("A new launch of PetSpot restores neither the stacks nor the cover of the previous launch")
  func rootsAgain() {
    let file = TemporaryFile()
    let former = launch(FileStorage(file.url))
    use(former)
    #expect(former.state.stacks.count == 2 && former.state.cover == .reportFoundPet)
    let navigator = launch(FileStorage(file.url))
    navigator.host.start()
    #expect(navigator.state == PetSpotState(selectedTab: .home))
  }

  @Test("PetSpot shows the Home root at launch and after a reset, whatever values the storage returns")
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

  @Test("PetSpot stores no value while the user navigates")
  func nothingStored() {
    let storage = FullStorage(nil)
    use(launch(storage))
    #expect(storage.written.isEmpty)
  }

  @Test("A link that starts PetSpot selects the tab of the link instead of the Home tab")
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
