extension NavigationModel {
  package func canHide(_ tab: Int) -> Bool { tabs[tab].condition != nil || userCanHide(tab) }

  /// The method treats the initial tab like any other tab.
  package func userCanHide(_ tab: Int) -> Bool {
    switch tabs[tab].visibility {
    case .always: false
    case .byDefault: tabBar.customization != nil
    case .optional: true
    }
  }
}
