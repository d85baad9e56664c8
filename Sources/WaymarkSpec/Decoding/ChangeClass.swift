/// A class of differences between two versions of a spec: who relies on what differs.
package enum ChangeClass: String, CaseIterable, Sendable {
  /// Whoever has a link: in a mail, on a poster, in another app.
  case url = "URL"
  /// Devices, on which the former version of the app has kept something.
  case state = "STATE"
  /// UI tests, which find things by their IDs.
  case accessibility = "ACCESSIBILITY"
  /// The app's code, which uses the generated Swift.
  case source = "SOURCE"
}
