/// The names of what lies open where a link has landed, outermost first.
package struct LandingPath: Sendable {
  /// nil for whatever tab is there.
  package let tab: String?
  /// Whether the stack is added to the one that is there.
  package let keepsStack: Bool
  package let stack: [String]
  /// How a screen over the stack is shown, as a spec calls it, and its name.
  package let modal: (kind: String, name: String)?
  /// The screens on the modal's own stack.
  package let flow: [String]

  package init(
    tab: String?, keepsStack: Bool, stack: [String], modal: (kind: String, name: String)?, flow: [String]
  ) {
    self.tab = tab
    self.keepsStack = keepsStack
    self.stack = stack
    self.modal = modal
    self.flow = flow
  }

  /// For people: `tab home › detail`.
  package var text: String { ([tab.map { "tab \($0)" } ?? "current tab"] + inTab).joined(separator: " › ") }

  /// The same without the tab; empty for its root.
  package var inTab: [String] {
    (keepsStack ? ["…"] : []) + stack + (modal.map { ["\($0.kind) \($0.name)"] } ?? []) + flow
  }
}
