/// A height at which a sheet rests.
public enum SheetDetent: Hashable, Sendable {
  /// About half of the full height.
  case medium
  /// The full height.
  case large
  /// A part of the full height, above 0 and at most 1.
  case fraction(Double)

  /// A height as a line of a ``CaseTable`` writes it.
  init?(_ text: String) {
    switch text {
    case "medium": self = .medium
    case "large": self = .large
    default:
      guard let part = Double(text) else { return nil }
      self = .fraction(part)
    }
  }
}
