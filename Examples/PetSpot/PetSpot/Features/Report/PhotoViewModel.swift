import Observation

/// A photo of the pet, for those who have one.
@MainActor
@Observable
final class PhotoViewModel {
  private(set) var photo: Photo?
  /// Whether to say that picking has not worked.
  private(set) var showsToast = false

  private let library: PhotoLibrary
  private let onContinue: (Photo?) -> Void

  init(photo: Photo?, library: PhotoLibrary, onContinue: @escaping (Photo?) -> Void) {
    self.photo = photo
    self.library = library
    self.onContinue = onContinue
  }

  func pick() async { await pick(from: library) }

  /// Picks a photo; where the user picks none, the one before stays.
  func pick(from library: PhotoLibrary) async {
    do {
      photo = try await library.pick() ?? photo
      showsToast = false
    } catch {
      showsToast = true
    }
  }

  func proceed() { onContinue(photo) }
}
