/// The names of the screens that a link opens, outermost first.
package struct LandingPath: Sendable {
  /// The tab that the link selects; `nil` for the current tab.
  package let tab: String?
  /// A Boolean value that indicates whether the link pushes the screens onto the current stack.
  package let keepsStack: Bool
  package let stack: [String]
  /// The presentation of the modal screen, such as `sheet`, and the name of the screen.
  package let modal: (kind: String, name: String)?
  /// The screens on the modal screen's own stack.
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

  /// A description for the user, such as `tab home › detail`.
  package var text: String { ([tab.map { "tab \($0)" } ?? "current tab"] + inTab).joined(separator: " › ") }

  /// The parts of the description that follow the tab. The array is empty if the link opens the root of a tab.
  package var inTab: [String] {
    (keepsStack ? ["…"] : []) + stack + (modal.map { ["\($0.kind) \($0.name)"] } ?? []) + flow
  }
}
