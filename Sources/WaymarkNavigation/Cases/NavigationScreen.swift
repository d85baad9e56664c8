/// A generated enum whose cases are screens: routes, sheets, covers, windows. What a feature's case says of itself is what the
/// screen inside it says.
public protocol NavigationScreen: NavigationCase {}

extension NavigationScreen {
  /// The identifier by which UI tests find the screen.
  public var accessibilityID: String { Self.row(of: _parts)?.text(.accessibilityID) ?? "" }

  /// The identifiers of controls on the screen, by the names that the spec gives them.
  public var elementIDs: [String: String] {
    let start = CaseAttribute.element.name
    let elements = Self.row(of: _parts)?.attributes.filter { $0.key.hasPrefix(start) } ?? []
    return Dictionary(elements.map { (String($0.key.dropFirst(start.count)), $0.value) }) { first, _ in first }
  }

  /// The screen's title; nil where the spec gives none.
  public var title: NavigationTitle? {
    guard let row = Self.row(of: _parts) else { return nil }
    let title = row.text(.title)
    if title.isEmpty { return nil }
    return row.value(.titleIsKey) == nil ? .text(title) : .key(title)
  }

  /// Whether the tab bar makes way for the screen.
  public var hidesTabBar: Bool { has("hidesTabBar") }

  /// The heights that the screen may have as a sheet; empty where the spec leaves them to the system.
  public var detents: [SheetDetent] {
    values("detents")?.compactMap { SheetDetent(String($0)) } ?? []
  }

  /// Whether the user may drag the screen away where it is presented.
  public var isDismissable: Bool { !has("isPersistent") }

  /// Whether screens may be pushed inside it where it is presented, so that it needs a stack of its own.
  public var hasFlow: Bool { has(.hasFlow) }

  /// Whether the screen may be pushed in a tab.
  public func isAllowed(in tab: some NavigationTab) -> Bool {
    values(.pushedIn)?.contains { $0 == tab.name } ?? true
  }

  /// Whether the screen may be pushed inside a presented one.
  public func isAllowed(inFlowOf screen: some NavigationScreen) -> Bool {
    // Tabs and routes share one set of names.
    values(.pushedIn)?.contains { $0 == screen.name } ?? false
  }

  private func has(_ attribute: CaseAttribute) -> Bool { value(attribute) != nil }

  private func values(_ attribute: CaseAttribute) -> [Substring]? { value(attribute)?.split(separator: ",") }

  private func value(_ attribute: CaseAttribute) -> String? { Self.row(of: _parts)?.value(attribute) }
}
