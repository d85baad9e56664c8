import Observation

/// The view model of the photo of a pet, which the user can omit.
@MainActor
@Observable
final class PhotoViewModel {
  private(set) var photo: Photo?
  /// A Boolean value that indicates whether a message about the failed choice of a photo is shown.
  private(set) var showsToast = false

  private let library: PhotoLibrary
  private let onContinue: (Photo?) -> Void

  init(photo: Photo?, library: PhotoLibrary, onContinue: @escaping (Photo?) -> Void) {
    self.photo = photo
    self.library = library
    self.onContinue = onContinue
  }

  func pick() async { await pick(from: library) }

  /// Picks a photo. The previous photo stays if the user picks none.
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
