/// A value that identifies the stack of screens in a tab, in a sheet or cover, or in a window.
public enum NavigationPlace<Spec: NavigationSpec>: Hashable, Sendable {
  /// The stack of a tab.
  case tab(Spec.Tab)
  /// The stack inside a sheet or cover.
  case modal(NavigationState<Spec>.Modal.Screen)
  /// The stack inside a window.
  case window(Spec.Window)

  /// Returns the stack inside a sheet.
  ///
  /// - Parameter sheet: The sheet.
  /// - Returns: The value that identifies the stack.
  public static func sheet(_ sheet: Spec.Sheet) -> Self { .modal(.sheet(sheet)) }

  /// Returns the stack inside a full-screen cover.
  ///
  /// - Parameter cover: The cover.
  /// - Returns: The value that identifies the stack.
  public static func cover(_ cover: Spec.Cover) -> Self { .modal(.cover(cover)) }
}

extension NavigationPlace: CustomStringConvertible {
  /// The kind and the name of the screen at the root of the stack, for example `tab market`, `sheet settings`, or
  /// `window editor`.
  public var description: String {
    switch self {
    case .tab(let tab): "tab \(tab.name)"
    case .modal(.sheet(let sheet)): "sheet \(sheet.name)"
    case .modal(.cover(let cover)): "cover \(cover.name)"
    case .window(let window): "window \(window.name)"
    }
  }
}
