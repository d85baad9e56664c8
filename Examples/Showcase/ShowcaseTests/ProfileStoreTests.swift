import Foundation
import Testing

@testable import Showcase

@MainActor
@Suite("The profile")
struct ProfileStoreTests {
  @Test("Showcase loads a saved profile at the next launch")
  func saving() throws {
    let name = "ProfileStoreTests-\(UUID())"
    let storage = try #require(UserDefaults(suiteName: name))
    defer { storage.removePersistentDomain(forName: name) }
    let edited = Profile(name: "Kim", town: "Low Fell", favorites: ["123"])
    ProfileStore(storage: storage).save(edited)
    #expect(ProfileStore(storage: storage).profile == edited)
  }

  @Test("The profile of Showcase stays unchanged if the edited name is blank")
  func incomplete() {
    let profiles = ProfileStore(storage: nil)
    profiles.save(Profile(name: "  "))
    #expect(profiles.profile == Profile())
  }

  @Test("Toggling a walk in Showcase adds and removes a favorite")
  func favorites() throws {
    let profiles = ProfileStore(storage: nil)
    let walk = try #require(Walk.find("123"))
    profiles.toggleFavorite(walk)
    #expect(profiles.isFavorite(walk))
    profiles.toggleFavorite(walk)
    #expect(!profiles.isFavorite(walk))
  }
}
