/// The names of the screens that a link opens, outermost first.
package struct LandingPath: Sendable {
  /// A sheet, cover, or window, and the screens on its own stack.
  package struct Modal: Sendable {
    /// The presentation of the screen, such as `sheet`.
    package let kind: String
    package let name: String
    package let stack: [String]

    package init(kind: String, name: String, stack: [String]) {
      self.kind = kind
      self.name = name
      self.stack = stack
    }

    /// The presentation and the name of the screen, such as `sheet filters`.
    package var title: String { "\(kind) \(name)" }
  }

  package let tab: String?
  package let keepsStack: Bool
  package let stack: [String]
  /// The stack of modal screens, outermost first.
  package let modals: [Modal]

  package init(tab: String?, keepsStack: Bool, stack: [String], modals: [Modal]) {
    self.tab = tab
    self.keepsStack = keepsStack
    self.stack = stack
    self.modals = modals
  }

  /// A description for the user, such as `tab home › detail`.
  package var text: String { ([tab.map { "tab \($0)" } ?? "current tab"] + inTab).joined(separator: " › ") }

  /// The array is empty if the link opens the root of a tab.
  package var inTab: [String] {
    (keepsStack ? ["…"] : []) + stack + modals.flatMap { [$0.title] + $0.stack }
  }

  package func innermost(_ kind: String) -> String? { modals.last.flatMap { $0.kind == kind ? $0.name : nil } }
}
