import WaymarkLinks
import WaymarkNavigation

extension JSONWriter {
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
      writer.key("gate")
      if let gate = state.gate {
        let rule = Spec._gates.first { !core.conditions.contains($0.condition) }
        writer.object { writer in
          writer.member("condition", rule?.condition.rawValue ?? "")
          writer.key("screen")
          writer.screen(gate.screen)
          writer.key("stack")
          writer.stack(gate.stack)
        }
      } else {
        writer.null()
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

  private static func text(_ title: NavigationTitle) -> String {
    switch title {
    case .text(let text): text
    case .key(let key, _, _): key
    }
  }
}

extension NavigatorCore {
  /// Empty if nothing waits.
  var waitingText: String {
    var texts: [String] = []
    if let pending = pendingCommand { texts.append("\(pending.command) waits for " + names(pending.requires)) }
    if let link = pendingLink {
      let missing = missing(link)
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

extension JSONWriter {
  /// The name, the Swift syntax, the form in commands, and the values.
  mutating func screen<Screen: NavigationCase>(_ screen: Screen) {
    self.screen(screen._parts, of: Screen.navigationCases)
  }

  private mutating func screen(_ parts: CaseParts, of cases: CaseReflection) {
    guard let row = cases.table.row(parts.index) else { return null() }
    if let wrapped = parts.wrapped, let screens = cases.screens(of: row) { return screen(wrapped, of: screens) }
    let name = row.text(.name)
    var command = Self.encoded(name)
    var separator = "?"
    var values: [(name: String, text: String)] = []
    for (parameter, argument) in zip(row.parameters, parts.arguments) {
      let elements: [Argument] = if case .list(let elements) = argument { elements } else { [argument] }
      let texts = elements.compactMap { $0.plainText }
      for text in texts {
        command += separator + Self.encoded(parameter.label) + "=" + Self.encoded(text)
        separator = "&"
      }
      if case .none = argument { continue }
      values.append((parameter.label, texts.joined(separator: ", ")))
    }
    object { writer in
      writer.member("name", name)
      writer.member("text", cases.text(of: parts))
      writer.member("command", command)
      writer.key("values")
      writer.array { writer in
        for value in values {
          writer.object { writer in
            writer.member("name", value.name)
            writer.member("text", value.text)
          }
        }
      }
    }
  }

  /// All bytes except unreserved characters (RFC 3986, section 2.3).
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 15] {
          bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
