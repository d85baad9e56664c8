/// A height of a sheet.
public enum SheetDetent: Hashable, Sendable {
  /// About half of the full height of a sheet.
  case medium
  /// The full height.
  case large
  /// A fraction of the full height. The fraction is greater than 0 and at most 1.
  case fraction(Double)

  /// Creates a height from a string in a ``CaseTable``, for example `medium` or `0.4`.
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
