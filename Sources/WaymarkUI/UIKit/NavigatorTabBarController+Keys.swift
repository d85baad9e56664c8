#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  import UIKit
  import WaymarkNavigation

  extension NavigatorTabBarController {
    /// Returns a key command for the keyboard shortcut of a tab, or `nil` if the tab has no keyboard shortcut.
    ///
    /// The user sees the title of the tab in the list of keyboard shortcuts. The property list contains the name of the
    /// tab.
    func keyCommand(for tab: Spec.Tab) -> UIKeyCommand? {
      guard let shortcut = tab.tabItem.shortcut else { return nil }
      let command = UIKeyCommand(
        title: String(tab.title, bundle: bundle), action: Selector(("waymarkSelectTab:")),
        input: String(shortcut.key), modifierFlags: UIKeyModifierFlags(shortcut.modifiers), propertyList: tab.name)
      // A text field would otherwise receive the key.
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  extension UIKeyModifierFlags {
    fileprivate init(_ modifiers: Set<TabShortcut.Modifier>) {
      self.init()
      for modifier in modifiers {
        switch modifier {
        case .command: insert(.command)
        case .shift: insert(.shift)
        case .option: insert(.alternate)
        case .control: insert(.control)
        }
      }
    }
  }
#endif
