import WaymarkLinks
import WaymarkNavigation

extension JSONWriter {
  /// Writes the state of a navigator.
  mutating func state<Spec: NavigationSpec>(_ core: NavigatorCore<Spec>) {
    let state = core.state
    let visible = core.visibleTabs
    object { writer in
      writer.key("tabs")
      writer.array { writer in
        for tab in visible {
          writer.object { writer in
            let item = tab.tabItem
            writer.member("name", item.name)
            writer.member("title", Self.text(item.title))
            writer.member("isSelected", tab == state.selectedTab)
          }
        }
      }
      writer.key("hiddenTabs")
      writer.array { writer in
        for tab in Spec.Tab.allCases where !visible.contains(tab) {
          writer.object { writer in
            let isPresent = tab.tabItem.condition.map { core.conditions.contains($0) } ?? true
            writer.member("name", tab.name)
            writer.member("reason", isPresent ? "user" : "condition")
          }
        }
      }
      writer.member("selected", state.selectedTab.name)
      writer.key("stacks")
      writer.object { writer in
        for tab in Spec.Tab.allCases {
          writer.key(tab.name)
          writer.stack(state[stack: .tab(tab)])
        }
      }
      writer.key("modals")
      writer.array { writer in
        for modal in state.modals { writer.modal(modal) }
      }
      writer.key("windows")
      writer.array { writer in
        for open in state.windows {
          writer.object { writer in
            writer.key("screen")
            writer.screen(open.window)
            writer.key("stack")
            writer.stack(open.stack)
          }
        }
      }
      writer.key("conditions")
      writer.array { writer in
        for condition in Spec.Condition.allCases {
          writer.object { writer in
            writer.member("name", condition.rawValue)
            writer.member("isTrue", core.conditions.contains(condition))
          }
        }
      }
      writer.key("waiting")
      let waiting = core.waitingText
      if waiting.isEmpty { writer.null() } else { writer.string(waiting) }
      writer.key("questions")
      writer.array { writer in
        for question in core.questions { writer.string(question.screen.name) }
      }
    }
  }

  private mutating func modal<Spec: NavigationSpec>(_ modal: NavigationState<Spec>.Modal) {
    object { writer in
      switch modal.screen {
      case .sheet(let sheet):
        writer.member("kind", "sheet")
        writer.key("screen")
        writer.screen(sheet)
      case .cover(let cover):
        writer.member("kind", "cover")
        writer.key("screen")
        writer.screen(cover)
      }
      writer.key("stack")
      writer.stack(modal.stack)
    }
  }

  private mutating func stack<Route: NavigationScreen>(_ routes: [Route]) {
    array { writer in
      for route in routes { writer.screen(route) }
    }
  }

  /// Returns the title, or the key of a localized title.
  private static func text(_ title: NavigationTitle) -> String {
    switch title {
    case .text(let text): text
    case .key(let key, _, _): key
    }
  }
}

extension NavigatorCore {
  /// The command and the links that wait, in words. The text is empty if nothing waits.
  var waitingText: String {
    var texts: [String] = []
    if let pending = pendingCommand { texts.append("\(pending.command) waits for " + names(pending.requires)) }
    if let link = pendingLink {
      let missing = link.requires.filter { !conditions.contains($0) }
      texts.append((link.url ?? "a landing") + " waits" + (missing.isEmpty ? "" : " for " + names(missing)))
    }
    if let link = resolvingLink, let appLink = link.appLink {
      texts.append("\(Spec.Link.text(of: appLink._parts)) waits for the app")
    }
    return texts.joined(separator: "; ")
  }

  private func names(_ conditions: [Spec.Condition]) -> String {
    conditions.map { $0.rawValue }.joined(separator: ", ")
  }
}
