/// What the tab bar does, whatever its tabs.
public struct TabBarPolicy<Tab: NavigationTab>: Hashable, Sendable {
  /// What is kept from one launch to the next.
  public enum Restoration: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// The selected tab.
    case selection
    /// Every stack, too.
    case everything
  }

  /// What a tap on the selected tab does.
  public enum Retap: Hashable, Sendable {
    /// Pops its stack to the root.
    case popToRoot
    /// Nothing.
    case nothing
  }

  /// How the user may change the bar.
  public struct Customization: Hashable, Sendable {
    /// How many tabs must stay.
    public let minimum: Int
    /// Whether tabs may change places.
    public let allowsReordering: Bool
    /// The tab that is selected when the bar is set back; nil leaves the selection.
    public let resetSelects: Tab?

    /// A set of freedoms.
    public init(minimum: Int, allowsReordering: Bool, resetSelects: Tab? = nil) {
      self.minimum = minimum
      self.allowsReordering = allowsReordering
      self.resetSelects = resetSelects
    }
  }

  /// Colours as the spec writes them, `#RRGGBB`; nil leaves them to the system.
  public struct Colors: Hashable, Sendable {
    /// Behind the tabs.
    public let background: String?
    /// Of tabs that are not selected.
    public let inactive: String?
    /// Of the selected tab.
    public let active: String?

    /// A set of colours.
    public init(background: String? = nil, inactive: String? = nil, active: String? = nil) {
      self.background = background
      self.inactive = inactive
      self.active = active
    }
  }

  /// The tab that is selected at first.
  public let initial: Tab
  /// What is kept from one launch to the next.
  public let restores: Restoration
  /// The key under which the selection is kept; nil for the library's own.
  public let selectionKey: String?
  /// The key under which the tabs are kept that the user shows; nil for the library's own.
  public let shownKey: String?
  /// What a tap on the selected tab does.
  public let retap: Retap
  /// How the user may change the bar; nil where it is fixed.
  public let customization: Customization?
  /// The colours.
  public let colors: Colors

  /// A policy; what is left out is as in a spec that does not mention it.
  public init(
    initial: Tab, restores: Restoration = .nothing, selectionKey: String? = nil, shownKey: String? = nil,
    retap: Retap = .popToRoot, customization: Customization? = nil, colors: Colors = Colors()
  ) {
    self.initial = initial
    self.restores = restores
    self.selectionKey = selectionKey
    self.shownKey = shownKey
    self.retap = retap
    self.customization = customization
    self.colors = colors
  }
}
