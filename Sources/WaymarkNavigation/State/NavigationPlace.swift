/// A stack of screens: that of a tab, of what is presented, or of a window.
public enum NavigationPlace<Spec: NavigationSpec>: Hashable, Sendable {
  /// A tab's stack.
  case tab(Spec.Tab)
  /// The stack of the sheet or cover that is presented.
  case modal
  /// The stack of a window.
  case window(Spec.Window)
}

extension NavigationPlace: CustomStringConvertible {
  /// `tab market`, `modal`, `window editor`.
  public var description: String {
    switch self {
    case .tab(let tab): "tab \(tab.name)"
    case .modal: "modal"
    case .window(let window): "window \(window.name)"
    }
  }
}

extension NavigationPlace {
  /// The stack inside what a landing presents.
  init(_ modal: Landing<Spec>.Modal) {
    switch modal {
    case .sheet, .cover: self = .modal
    case .window(let window): self = .window(window)
    }
  }
}
