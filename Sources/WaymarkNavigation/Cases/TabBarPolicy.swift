/// The behavior and the colors of the tab bar.
public struct TabBarPolicy<Tab: NavigationTab>: Hashable, Sendable {
  /// The part of the navigation state that is restored at the next launch.
  public enum Restoration: Hashable, Sendable {
    /// No state is restored.
    case nothing
    /// The selected tab is restored.
    case selection
    /// The selected tab, every stack, the presented screen, and the windows are restored.
    case everything
  }

  /// The effect of a tap on the tab that is already selected.
  public enum Retap: Hashable, Sendable {
    /// The tap pops the stack of the tab to the root screen.
    case popToRoot
    /// The tap has no effect.
    case nothing
  }

  /// The changes that the user may make to the tab bar.
  public struct Customization: Hashable, Sendable {
    /// The minimum number of tabs that must stay in the tab bar.
    public let minimum: Int
    /// A Boolean value that indicates whether the user may change the order of tabs.
    public let allowsReordering: Bool
    /// The tab that is selected when the tab bar is reset, or `nil` if the reset keeps the selection.
    public let resetSelects: Tab?

    /// Creates a description of the changes that the user may make to the tab bar.
    ///
    /// - Parameters:
    ///   - minimum: The minimum number of tabs that must stay in the tab bar.
    ///   - allowsReordering: A Boolean value that indicates whether the user may change the order of tabs.
    ///   - resetSelects: The tab to select when the tab bar is reset, or `nil` to keep the selection.
    public init(minimum: Int, allowsReordering: Bool, resetSelects: Tab? = nil) {
      self.minimum = minimum
      self.allowsReordering = allowsReordering
      self.resetSelects = resetSelects
    }
  }

  /// The colors of the tab bar in the form `#RRGGBB` or `#RRGGBBAA`. If a color is `nil`, the system chooses the color.
  public struct Colors: Hashable, Sendable {
    /// The background color of the tab bar.
    public let background: String?
    /// The color of tabs that aren't selected.
    public let inactive: String?
    /// The color of the selected tab.
    public let active: String?

    /// Creates a set of colors.
    ///
    /// - Parameters:
    ///   - background: The background color of the tab bar.
    ///   - inactive: The color of tabs that aren't selected.
    ///   - active: The color of the selected tab.
    public init(background: String? = nil, inactive: String? = nil, active: String? = nil) {
      self.background = background
      self.inactive = inactive
      self.active = active
    }
  }

  /// The tab that is selected at the first launch.
  public let initial: Tab
  /// The part of the navigation state that is restored at the next launch.
  public let restores: Restoration
  /// The storage key for the selected tab, or `nil` to derive the key from the name of the spec.
  public let selectionKey: String?
  /// The storage key for the user's choice of tabs, or `nil` to derive the key from the name of the spec.
  public let shownKey: String?
  /// The effect of a tap on the tab that is already selected.
  public let retap: Retap
  /// The changes that the user may make to the tab bar, or `nil` if the user can't change the tab bar.
  public let customization: Customization?
  /// The colors of the tab bar.
  public let colors: Colors

  /// Creates a policy. An omitted argument has the default value that the spec language defines.
  ///
  /// - Parameters:
  ///   - initial: The tab that is selected at the first launch.
  ///   - restores: The part of the navigation state that is restored at the next launch.
  ///   - selectionKey: The storage key for the selected tab, or `nil` to derive the key from the name of the spec.
  ///   - shownKey: The storage key for the user's choice of tabs, or `nil` to derive the key from the name of the spec.
  ///   - retap: The effect of a tap on the tab that is already selected.
  ///   - customization: The changes that the user may make to the tab bar, or `nil` if the user can't change the tab
  ///     bar.
  ///   - colors: The colors of the tab bar.
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
