#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  import SwiftUI
  import WaymarkNavigation

  /// Invisible buttons with the keyboard shortcuts that select tabs.
  struct TabShortcuts<Spec: NavigationSpec>: View {
    let navigator: Navigator<Spec>
    @Environment(\.titleBundle) private var bundle

    var body: some View {
      ForEach(navigator.visibleTabs) { tab in
        if let shortcut = tab.tabItem.shortcut {
          Button {
            navigator.select(tab)
          } label: {
            Text(tab.title, bundle: bundle)
          }
          .keyboardShortcut(KeyEquivalent(shortcut.key), modifiers: EventModifiers(shortcut.modifiers))
        }
      }
      .opacity(0)
      .accessibilityHidden(true)
    }
  }

  extension EventModifiers {
    init(_ modifiers: Set<TabShortcut.Modifier>) {
      self.init()
      for modifier in modifiers {
        switch modifier {
        case .command: insert(.command)
        case .shift: insert(.shift)
        case .option: insert(.option)
        case .control: insert(.control)
        }
      }
    }
  }
#endif
