/// A class of changes between two versions of a spec.
///
/// A change can break existing links, stored state, UI tests, or app code.
package enum ChangeClass: String, CaseIterable, Sendable {
  /// Changes that can break existing links, such as links in emails, on posters, or in other apps.
  case url = "URL"
  /// Changes that can break state that an earlier version of the app stored on a device.
  case state = "STATE"
  /// Changes that can break UI tests, which find elements by accessibility ID.
  case accessibility = "ACCESSIBILITY"
  /// Changes to the generated Swift code that can break app code.
  case source = "SOURCE"
}
