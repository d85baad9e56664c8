extension NavigationState: CustomStringConvertible {
  /// A description of all stacks, with semicolons between the stacks. The description lists the selected tab first,
  /// then other tabs, and then windows.
  ///
  /// An example of a description is
  /// `tab market › fruit(name: "apple") › sheet share; tab basket › payment; window editor`.
  public var description: String {
    let others = Spec.Tab.allCases.filter { $0 != selectedTab && !self[stack: .tab($0)].isEmpty }
    var seen = text("tab \(selectedTab.name)", self[stack: .tab(selectedTab)])
    for modal in modals { seen += " › " + text("\(modal.screen)", modal.stack) }
    return
      ([seen] + others.map { text("tab \($0.name)", self[stack: .tab($0)]) }
      + windows.map { text("window " + Spec.Window.text(of: $0.window._parts), $0.stack) }).joined(separator: "; ")
  }

  private func text(_ start: String, _ stack: [Spec.Route]) -> String {
    ([start] + stack.map { Spec.Route.text(of: $0._parts) }).joined(separator: " › ")
  }
}

extension NavigationState.Modal.Screen: CustomStringConvertible {
  /// The name of the sheet or cover in the spec.
  public var name: String {
    switch self {
    case .sheet(let sheet): sheet.name
    case .cover(let cover): cover.name
    }
  }

  /// The kind, the name, and the arguments of the screen, for example `sheet share(id: 1)`.
  public var description: String {
    switch self {
    case .sheet(let sheet): "sheet " + Spec.Sheet.text(of: sheet._parts)
    case .cover(let cover): "cover " + Spec.Cover.text(of: cover._parts)
    }
  }
}
