/// Where the user picks a photo.
struct PhotoLibrary: Sendable {
  /// The photo; nil where the user has picked none.
  var pick: @MainActor () async throws -> Photo?

  /// A library of one photo.
  static var sample: PhotoLibrary { PhotoLibrary { Photo(symbol: "dog.fill") } }
}
