/// A value that identifies the stack of screens in a tab, in the presented sheet or cover, or in a window.
public enum NavigationPlace<Spec: NavigationSpec>: Hashable, Sendable {
  /// The stack of a tab.
  case tab(Spec.Tab)
  /// The stack inside the presented sheet or cover.
  case modal
  /// The stack inside a window.
  case window(Spec.Window)
}

extension NavigationPlace: CustomStringConvertible {
  /// The name of the stack, for example `tab market`, `modal`, or `window editor`.
  public var description: String {
    switch self {
    case .tab(let tab): "tab \(tab.name)"
    case .modal: "modal"
    case .window(let window): "window \(window.name)"
    }
  }
}

extension NavigationPlace {
  /// Creates the value that identifies the stack inside a sheet, cover, or window.
  init(_ modal: Landing<Spec>.Modal) {
    switch modal {
    case .sheet, .cover: self = .modal
    case .window(let window): self = .window(window)
    }
  }
}
