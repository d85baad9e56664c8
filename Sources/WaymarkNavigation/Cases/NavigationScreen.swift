/// A generated enum whose cases are screens: routes, sheets, covers.
public protocol NavigationScreen: NavigationCase {}

extension NavigationScreen {
  /// The identifier by which UI tests find the screen.
  public var accessibilityID: String { CaseTable(Self.cases).field(.accessibilityID, of: parts.index) ?? "" }

  /// The screen's title; nil where the spec gives none.
  public var title: String? {
    CaseTable(Self.cases).field(.title, of: parts.index).flatMap { $0.isEmpty ? nil : $0 }
  }
}
