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

/// The word for all tabs in the rows of a module, whose compiler doesn't know the tabs of the app.
private let allTabs = "tabs"

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
  public var detents: [SheetDetent] { values(.detents)?.compactMap { SheetDetent(String($0)) } ?? [] }

  /// A Boolean value that indicates whether the user can dismiss the presented screen by dragging.
  public var isDismissable: Bool { !has(.isPersistent) }

  /// A Boolean value that indicates whether other screens can be pushed inside the presented screen.
  public var hasFlow: Bool { has(.hasFlow) }

  /// Returns a Boolean value that indicates whether the spec allows the screen on the stack of a tab.
  ///
  /// - Parameter tab: The tab that contains the stack.
  /// - Returns: `true` if the screen can be pushed onto the stack of the tab.
  public func isAllowed(in tab: some NavigationTab) -> Bool {
    values(.pushedIn)?.contains { $0 == tab.name || $0 == allTabs } ?? true
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

  /// All tabs if the spec names neither tabs nor gates.
  func tabs<Tab: NavigationTab>() -> [Tab] {
    guard let names = values(.covers), !names.contains(where: { $0 == allTabs }) else { return Tab.allCases }
    let tabs = Tab.allCases.filter { tab in names.contains { $0 == tab.name } }
    guard tabs.isEmpty else { return tabs }
    let isOverGate = Tab.Navigation._gates.contains { gate in names.contains { $0 == gate.screen.name } }
    return isOverGate ? [] : Tab.allCases
  }

  var requiredConditions: [Substring] { values(.requires) ?? [] }
  private var accessibilityRow: AccessibilityRow? { Self.navigationCases.accessibilityRow(of: _parts) }
  private func has(_ attribute: CaseAttribute) -> Bool { value(attribute) != nil }
  private func values(_ attribute: CaseAttribute) -> [Substring]? { value(attribute)?.split(separator: ",") }
  private func value(_ attribute: CaseAttribute) -> String? { Self.row(of: _parts)?.value(attribute) }
}

/// A screen that is pushed onto a stack or presented as a sheet or cover.
public enum ShownScreen<Screens: ScreenNamespace>: Hashable, Sendable {
  /// A screen that is pushed onto a stack.
  case push(Screens.Route)
  /// A sheet.
  case sheet(Screens.Sheet)
  /// A full-screen cover.
  case cover(Screens.Cover)

  /// The presentation of the screen.
  public var presentation: ScreenPresentation {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    }
  }

  /// The name of the screen in the spec.
  public var name: String {
    switch self {
    case .push(let route): route.name
    case .sheet(let sheet): sheet.name
    case .cover(let cover): cover.name
    }
  }
}

extension ShownScreen: CustomStringConvertible {
  /// The kind, the name, and the arguments of the screen, for example `sheet share(id: 1)`.
  public var description: String {
    switch self {
    case .push(let route): Screens.Route.text(of: route._parts)
    case .sheet(let sheet): "sheet " + Screens.Sheet.text(of: sheet._parts)
    case .cover(let cover): "cover " + Screens.Cover.text(of: cover._parts)
    }
  }
}

/// A way to show a screen in a window that is already open.
public enum ScreenPresentation: Hashable, Sendable {
  /// The screen is pushed onto a stack.
  case push
  /// The screen is presented as a sheet.
  case sheet
  /// The screen is presented as a full-screen cover.
  case cover

  var name: String {
    switch self {
    case .push: "push"
    case .sheet: "sheet"
    case .cover: "cover"
    }
  }
}

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
      guard let part = Array(text.utf8).withUnsafeBufferPointer(DecimalText.double) else { return nil }
      self = .fraction(part)
    }
  }
}

extension SheetDetent: CustomStringConvertible {
  /// The height as in the spec, for example `medium` or `0.4`.
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let part): "\(part)"
    }
  }
}

/// A string with one line of accessibility IDs for each case of a generated enum.
///
/// Tabs separate the fields of a line. The strings in a spec contain no tabs.
///
/// ```
/// line = accessibilityID { TAB control "=" accessibilityID }
/// ```
package struct AccessibilityTable {
  private let table: CaseTable

  package init(_ text: StaticString) { table = CaseTable(text) }

  func row(_ index: Int) -> AccessibilityRow? { table.line(index).map(AccessibilityRow.init) }
}

/// Each property decodes the line on demand.
struct AccessibilityRow {
  private let line: UnsafeBufferPointer<UInt8>

  init(_ line: UnsafeBufferPointer<UInt8>) { self.line = line }

  var accessibilityID: String { String(decoding: firstField, as: UTF8.self) }

  var elements: [String: String] { CaseRow.values(of: CaseRow.attributes(in: line[firstField.endIndex...])) }
  private var firstField: Slice<UnsafeBufferPointer<UInt8>> { line.prefix { $0 != UInt8(ascii: "\t") } }
}
