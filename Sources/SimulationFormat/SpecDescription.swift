/// Everything that the generated code of a spec tells the navigator, as data.
///
/// The compiler encodes a description, and the simulator of the map decodes it.
package struct SpecDescription {
  /// The kinds of enums that have a ``CaseTable``.
  package enum Table: Int, CaseIterable {
    case route, sheet, cover, window, link, tabArguments
  }

  /// A tab, with indices of other tabs and of conditions.
  package struct Tab {
    package var name: String
    /// The title, or the key of a localized title.
    package var title: String
    package var icon: String
    package var visibility: Visibility
    package var condition: Int?
    package var fallback: Int?
    /// A Boolean value that indicates whether the root screen has parameters. All parameters have default values.
    package var hasArguments: Bool

    package init(
      name: String, title: String, icon: String, visibility: Visibility, condition: Int?, fallback: Int?,
      hasArguments: Bool
    ) {
      self.name = name
      self.title = title
      self.icon = icon
      self.visibility = visibility
      self.condition = condition
      self.fallback = fallback
      self.hasArguments = hasArguments
    }
  }

  /// A rule that determines whether the user can hide a tab.
  package enum Visibility: UInt8 {
    case always, byDefault, optional
  }

  /// A condition, and the sheet or cover with which the user can make it true.
  package struct Condition {
    package var name: String
    /// The name of the sheet or cover. All its parameters have default values.
    package var screen: String?
    package var isCover: Bool

    package init(name: String, screen: String?, isCover: Bool) {
      self.name = name
      self.screen = screen
      self.isCover = isCover
    }
  }

  /// The changes that the user may make to the tab bar.
  package struct Customization {
    package var minimum: Int
    package var allowsReordering: Bool
    package var resetSelects: Int?

    package init(minimum: Int, allowsReordering: Bool, resetSelects: Int?) {
      self.minimum = minimum
      self.allowsReordering = allowsReordering
      self.resetSelects = resetSelects
    }
  }

  /// A type that the spec declares: an enum, a type of the app, or the enum of a feature's screens.
  package struct DeclaredType {
    package enum Kind {
      /// An enum, with the names of its cases.
      case enumeration([String])
      case native
      /// The screens of a feature, with their ``CaseTable``.
      case feature([UInt8])
    }

    /// The name of the type in a ``CaseTable``.
    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// The default value of a parameter.
  package struct Default {
    /// The name of the screen or tab.
    package var screen: String
    package var parameter: String
    /// The value, in the form that commands use.
    package var value: String

    package init(screen: String, parameter: String, value: String) {
      self.screen = screen
      self.parameter = parameter
      self.value = value
    }
  }

  /// A screen that returns a value.
  package struct ReturningScreen {
    package var name: String
    /// The presentation that the spec lists first.
    package var presentation: Presentation

    package init(name: String, presentation: Presentation) {
      self.name = name
      self.presentation = presentation
    }
  }

  package enum Presentation: UInt8 {
    case push, sheet, cover
  }

  package var tabs: [Tab] = []
  /// The index of the initial tab.
  package var initial = 0
  package var retapPops = true
  package var customization: Customization?
  /// A Boolean value that indicates whether a link is dropped while the app resolves another link.
  package var dropsConcurrentLinks = false
  package var conditions: [Condition] = []
  package var types: [DeclaredType] = []
  package var defaults: [Default] = []
  package var returning: [ReturningScreen] = []
  /// The ``CaseTable`` of each kind of enum. The table is empty if the spec has no such cases.
  package var tables: [[UInt8]] = Table.allCases.map { _ in [] }
  package var linkTable: [UInt8] = []

  package init() {}
}
