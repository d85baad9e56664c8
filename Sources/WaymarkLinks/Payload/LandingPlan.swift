/// Indices replace the generated types of an app.
package struct LandingPlan {
  package let link: Int
  package let origin: Int
  package var tab: Int?
  package var stackChange: StackChange = .keep
  package var stack: [CaseParts] = []
  private var details = Details.none

  package init(link: Int, origin: Int) {
    self.link = link
    self.origin = origin
  }

  /// Empty for most links. In one heap object, which makes a plan fast to copy.
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

  package var modals: [Modal] {
    get { details.values.modals }
    set { details.values.modals = newValue }
  }

  /// A case of the enum of resolved links, if the app determines the destination. The plan may then contain a tab, but
  /// no screens.
  package var app: CaseParts? {
    get { details.values.app }
    set { details.values.app = newValue }
  }

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
  /// A sheet, a cover, or a window.
  package struct Modal {
    package var screen: Destination
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
    /// A screen that replaces the tabs. No link opens it.
    case gate

    package static let linked = allCases.filter { $0 != .gate }
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

/// The raw values are part of the format of ``LinkTable``.
package enum StackChange: UInt8, Sendable { case keep, replace, append }
