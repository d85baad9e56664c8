import Foundation

/// A generated enum whose cases are screens: pushed screens, sheets, full-screen covers, or windows.
///
/// If a case wraps a screen that a feature declares, the case has the properties of that screen.
public protocol NavigationScreen: NavigationCase {
  /// The bundle that contains the string tables for the titles of the screens.
  static var _titleBundle: Bundle { get }
}

extension NavigationScreen {
  /// The main bundle of the app.
  public static var _titleBundle: Bundle { .main }
}

/// The names that the key table of `RouteSyntax` gives these attributes.
extension CaseAttribute {
  fileprivate static let hidesTabBar = CaseAttribute("hidesTabBar")
  fileprivate static let detents = CaseAttribute("detents")
  fileprivate static let isPersistent = CaseAttribute("isPersistent")
}

extension NavigationScreen {
  /// The accessibility identifier that UI tests use to find the screen.
  public var accessibilityID: String { accessibilityRow?.accessibilityID ?? "" }

  /// The accessibility identifiers of the controls on the screen, keyed by the name of the control in the spec.
  public var elementIDs: [String: String] { accessibilityRow?.elements ?? [:] }

  /// The title of the screen, or `nil` if the spec has no title for the screen.
  public var title: NavigationTitle? {
    guard let row = Self.row(of: _parts) else { return nil }
    let title = row.text(.title)
    if title.isEmpty { return nil }
    guard let table = row.value(.titleTable) else { return .text(title) }
    return .key(title, table: table.isEmpty ? "Localizable" : table, bundle: Self._titleBundle)
  }

  /// A Boolean value that indicates whether the tab bar is hidden while the screen is shown.
  public var hidesTabBar: Bool { has(.hidesTabBar) }

  /// The heights at which a sheet with this screen can rest. If the list is empty, the system chooses the height.
  public var detents: [SheetDetent] {
    values(.detents)?.compactMap { SheetDetent(String($0)) } ?? []
  }

  /// A Boolean value that indicates whether the user can dismiss the presented screen by dragging.
  public var isDismissable: Bool { !has(.isPersistent) }

  /// A Boolean value that indicates whether other screens can be pushed inside the presented screen.
  public var hasFlow: Bool { has(.hasFlow) }

  /// Returns a Boolean value that indicates whether the spec allows the screen on the stack of a tab.
  ///
  /// - Parameter tab: The tab that contains the stack.
  /// - Returns: `true` if the screen can be pushed onto the stack of the tab.
  public func isAllowed(in tab: some NavigationTab) -> Bool {
    values(.pushedIn)?.contains { $0 == tab.name } ?? true
  }

  /// Returns a Boolean value that indicates whether the spec allows the screen on the stack inside a sheet, cover, or
  /// window.
  ///
  /// - Parameter screen: The sheet, cover, or window that contains the stack.
  /// - Returns: `true` if the screen can be pushed inside the presented screen.
  public func isAllowed(inFlowOf screen: some NavigationScreen) -> Bool {
    // Tabs and routes share one set of names.
    values(.pushedIn)?.contains { $0 == screen.name } ?? false
  }

  /// Returns a Boolean value that indicates whether the spec lets the sheet or cover be presented over another one.
  ///
  /// - Parameter screen: The sheet or cover beneath.
  /// - Returns: `true` if this screen can cover the other screen.
  public func canCover(_ screen: some NavigationScreen) -> Bool {
    values(.covers)?.contains { $0 == screen.name } ?? false
  }

  /// The names of the conditions that the screen requires, including the conditions of its parents.
  var requiredConditions: [Substring] { values(.requires) ?? [] }

  private var accessibilityRow: AccessibilityRow? { Self.navigationCases.accessibilityRow(of: _parts) }

  private func has(_ attribute: CaseAttribute) -> Bool { value(attribute) != nil }

  private func values(_ attribute: CaseAttribute) -> [Substring]? { value(attribute)?.split(separator: ",") }

  private func value(_ attribute: CaseAttribute) -> String? { Self.row(of: _parts)?.value(attribute) }
}
