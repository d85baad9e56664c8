/// A link that waits, for the first view or for conditions.
public struct HeldLink<Spec: NavigationSpec>: Hashable, Sendable {
  /// The URL as it came in; nil for a landing of the app's own.
  public let url: String?
  /// What must hold before it is followed.
  public let requires: [Spec.Condition]

  /// A link that waits.
  public init(url: String?, requires: [Spec.Condition]) {
    self.url = url
    self.requires = requires
  }
}
