import WaymarkSpec
import WaymarkYAML

package struct TabBar: Sendable {
  package let initial: Int
  package let restores: TabBarSyntax.Restoration
  package let selectionKey: Text?
  package let shownKey: Text?
  package let retap: TabBarSyntax.Retap
  package let customization: Customization?
  package let background: ColorSyntax?
  package let inactive: ColorSyntax?
  package let active: ColorSyntax?

  /// The changes that the user can make to the tab bar.
  package struct Customization: Sendable {
    package let minimum: Int
    package let allowsReordering: Bool
    package let resetSelects: Reference?

    package init(minimum: Int, allowsReordering: Bool, resetSelects: Reference?) {
      self.minimum = minimum
      self.allowsReordering = allowsReordering
      self.resetSelects = resetSelects
    }
  }

  package init(
    initial: Int = 0, restores: TabBarSyntax.Restoration = .nothing, selectionKey: Text? = nil, shownKey: Text? = nil,
    retap: TabBarSyntax.Retap = .popToRoot, customization: Customization? = nil, background: ColorSyntax? = nil,
    inactive: ColorSyntax? = nil, active: ColorSyntax? = nil
  ) {
    self.initial = initial
    self.restores = restores
    self.selectionKey = selectionKey
    self.shownKey = shownKey
    self.retap = retap
    self.customization = customization
    self.background = background
    self.inactive = inactive
    self.active = active
  }
}
