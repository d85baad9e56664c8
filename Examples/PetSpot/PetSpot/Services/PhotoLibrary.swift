/// A library from which the user picks a photo.
struct PhotoLibrary: Sendable {
  /// Returns the photo, or `nil` if the user picks no photo.
  var pick: @MainActor () async throws -> Photo?

  /// A library with one photo.
  static var sample: PhotoLibrary { PhotoLibrary { Photo(symbol: "dog.fill") } }
}
