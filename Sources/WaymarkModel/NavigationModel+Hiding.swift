extension NavigationModel {
  /// Returns whether a tab can be hidden.
  package func canHide(_ tab: Int) -> Bool { tabs[tab].condition != nil || userCanHide(tab) }

  /// Returns whether the user can hide a tab, which may be the initial tab.
  package func userCanHide(_ tab: Int) -> Bool {
    switch tabs[tab].visibility {
    case .always: false
    case .byDefault: tabBar.customization != nil
    case .optional: true
    }
  }
}
