/// A class of differences between two versions of a spec, by what relies on the changed part.
package enum ChangeClass: String, CaseIterable, Sendable {
  /// Existing links: in a mail, on a poster, in another app.
  case url = "URL"
  /// State that an earlier version of the app stored on a device.
  case state = "STATE"
  /// UI tests, which find elements by their accessibility IDs.
  case accessibility = "ACCESSIBILITY"
  /// The app's code, which uses the generated Swift code.
  case source = "SOURCE"
}
