/// The destination of a link, expressed with indices instead of the generated types of an app.
package struct LandingPlan {
  package let link: Int
  package let origin: Int
  package var tab: Int?
  package var stackChange: StackChange = .keep
  /// The screens for the navigation stack of the tab, outermost first.
  package var stack: [CaseParts] = []
  private var details = Details.none

  package init(link: Int, origin: Int) {
    self.link = link
    self.origin = origin
  }

  /// The properties that are empty for most links. They are in one heap object, which makes a plan fast to copy.
  private indirect enum Details {
    case none
    case some(DetailValues)

    var values: DetailValues {
      get { if case .some(let values) = self { values } else { DetailValues() } }
      set { self = .some(newValue) }
    }
  }

  private struct DetailValues {
    var tabArguments: CaseParts?
    var modals: [Modal] = []
    var app: CaseParts?
    var requires: [Int] = []
    var deprecation: String?
  }

  package var destination: Destination? {
    if let app { return Destination(.link, app) }
    if let pushed = modals.isEmpty ? stack.last : modals.last?.stack.last { return Destination(.push, pushed) }
    return modals.last?.screen ?? tab.map { Destination(.tab, CaseParts($0, tabArguments?.arguments ?? [])) }
  }
}

extension LandingPlan {
  package var tabArguments: CaseParts? {
    get { details.values.tabArguments }
    set { details.values.tabArguments = newValue }
  }

  /// The modal screens, outermost first.
  package var modals: [Modal] {
    get { details.values.modals }
    set { details.values.modals = newValue }
  }

  /// The link that the app resolves at run time, or `nil` if the spec determines the destination.
  ///
  /// The value represents a case of the generated enum of resolved links. If `app` is not `nil`, the plan may also
  /// contain a tab, but no screens.
  package var app: CaseParts? {
    get { details.values.app }
    set { details.values.app = newValue }
  }

  /// The indices of the conditions that must hold before the link takes effect.
  package var requires: [Int] {
    get { details.values.requires }
    set { details.values.requires = newValue }
  }

  package var deprecation: String? {
    get { details.values.deprecation }
    set { details.values.deprecation = newValue }
  }
}

extension LandingPlan {
  /// A modal screen that a link opens: a sheet, a cover, or a window.
  package struct Modal {
    package var screen: Destination
    /// The screens for the navigation stack of the modal screen, outermost first.
    package var stack: [CaseParts] = []

    package init(_ screen: Destination) { self.screen = screen }
  }
}

/// A destination of a link.
public struct _Destination: Hashable, Sendable {
  /// The kinds of destinations. The raw values are part of the format of ``LinkTable``.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// The root of a tab.
    case tab
    /// A screen on a stack.
    case push
    /// A sheet.
    case sheet
    /// A full-screen cover.
    case cover
    /// A separate window.
    case window
    /// A destination that the app determines at run time.
    case link
  }

  /// The kind of the destination.
  public let kind: Kind
  /// The case and its arguments.
  public let parts: _CaseParts

  /// Creates a destination.
  ///
  /// - Parameters:
  ///   - kind: The kind of the destination.
  ///   - parts: The case and its arguments.
  public init(_ kind: Kind, _ parts: _CaseParts) {
    self.kind = kind
    self.parts = parts
  }
}

/// The effect of a link on the navigation stack of a tab. The raw values are part of the format of ``LinkTable``.
package enum StackChange: UInt8, Sendable {
  case keep, replace, append
}
