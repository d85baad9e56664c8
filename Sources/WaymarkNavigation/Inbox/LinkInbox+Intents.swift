import Foundation

extension LinkInbox {
  /// Puts the URL of an app intent into the inbox.
  ///
  /// Only generated code calls this method.
  ///
  /// - Parameter url: The URL of a screen, or `nil` if no URL represents the values of the intent.
  /// - Throws: An error that Shortcuts shows, if the URL is `nil`.
  public func _put(intent url: URL?) throws {
    guard let url else { throw UnwritableIntent() }
    put(url, from: .intent)
  }
}

struct UnwritableIntent: LocalizedError {
  var errorDescription: String? { "No link of the app has a URL with these values." }
}
