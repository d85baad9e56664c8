import WaymarkLinks

/// A system feature that offers the visible screen, with a user activity.
public enum ScreenActivity: String, Hashable, Sendable, CaseIterable {
  /// Other devices of the user offer to continue with the screen.
  case handoff
  /// Spotlight finds the screen on this device.
  case search
  /// Siri suggests the screen on this device.
  case prediction
}

/// The name that the key table of `RouteSyntax` gives this attribute.
extension CaseAttribute {
  fileprivate static let activities = CaseAttribute("activities")
}

extension NavigationScreen {
  /// The system features that the spec declares for the screen itself, or `nil` for those of the whole spec.
  public var activities: Set<ScreenActivity>? {
    Self.row(of: _parts)?.value(.activities).map { text in
      Set(text.split(separator: ",").compactMap { ScreenActivity(rawValue: String($0)) })
    }
  }
}
