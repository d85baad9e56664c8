extension NavigationModel {
  /// Whether a tab can be missing from the bar.
  package func canHide(_ tab: Int) -> Bool { tabs[tab].condition != nil || userCanHide(tab) }

  /// Whether a tab can be missing because the user does not want it: the initial one no less than others.
  package func userCanHide(_ tab: Int) -> Bool {
    switch tabs[tab].visibility {
    case .always: false
    case .byDefault: tabBar.customization != nil
    case .optional: true
    }
  }
}
