/// The changes that `diff` reports for edits of a key: a list of classes, or a text that explains why no edit matters,
/// such as of a color.
package struct KeyChanges: Sendable {
  package let classes: Set<ChangeClass>
  /// `nil` for a key with classes.
  package let reason: String?
}

extension KeyChanges: ExpressibleByArrayLiteral {
  package init(arrayLiteral classes: ChangeClass...) {
    self.classes = Set(classes)
    reason = nil
  }
}

extension KeyChanges: ExpressibleByStringLiteral {
  package init(stringLiteral reason: String) {
    classes = []
    self.reason = reason
  }
}

/// A change can break existing links, stored state, UI tests, or app code, or show a screen to more users.
package enum ChangeClass: String, CaseIterable, Sendable {
  /// Links in emails, on posters, or in other apps.
  case url = "URL"
  /// Conditions that must be true to reach a screen or a tab.
  case guards = "GUARD"
  /// State that an earlier version of the app stored on a device.
  case state = "STATE"
  /// UI tests, which find elements by accessibility ID.
  case accessibility = "ACCESSIBILITY"
  /// App code that uses the generated Swift code.
  case source = "SOURCE"
}
