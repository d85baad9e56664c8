import Foundation
import Observation

/// A store that keeps the profile of the user.
@MainActor
@Observable
final class ProfileStore {
  private(set) var profile: Profile
  @ObservationIgnored private let storage: UserDefaults?

  private static let key = "profile"

  /// Creates a store with the profile from a storage. The store saves nothing if the storage is `nil`, for example in
  /// tests.
  init(storage: UserDefaults?) {
    self.storage = storage
    let kept = storage?.data(forKey: Self.key).flatMap { try? JSONDecoder().decode(Profile.self, from: $0) }
    profile = kept ?? Profile()
  }

  /// Saves a profile that the user has edited, if the profile is complete.
  func save(_ edited: Profile) {
    guard edited.isComplete else { return }
    profile = edited
    if let data = try? JSONEncoder().encode(edited) { storage?.set(data, forKey: Self.key) }
  }

  func isFavorite(_ walk: Walk) -> Bool { profile.favorites.contains(walk.id) }

  func toggleFavorite(_ walk: Walk) {
    var edited = profile
    if isFavorite(walk) { edited.favorites.removeAll { $0 == walk.id } } else { edited.favorites.append(walk.id) }
    save(edited)
  }
}
