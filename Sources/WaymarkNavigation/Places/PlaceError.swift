import WaymarkLinks

/// The reason why a place path names no place of a spec.
package struct PlaceError: Error, Equatable {
  package enum Reason: Error, Equatable {
    case unknownStart(known: [String])
    case unknownScreen(known: [String])
    case presentedStart(Destination.Kind)
    case wrongPresentation(Destination.Kind, allowed: [Destination.Kind])
    case modalInWindow(Destination.Kind)
    case windowInPlace
    case unknownParameter(String, known: [String])
    case missingValue(String, type: String)
    case invalidValue(String, String, type: String)
    case repeatedValue(String)
    case nativeValue(String, type: String)
  }

  package let reason: Reason
  /// The index of the screen in the path.
  package let index: Int
  package let screen: String

  init(_ reason: Reason, at index: Int, of path: PlacePath) {
    self.reason = reason
    self.index = index
    screen = path.screens[index].name
  }

  /// The name in the path, and the names of which one was probably meant.
  package var unknown: (name: String, known: [String])? {
    switch reason {
    case .unknownStart(let known), .unknownScreen(let known): (screen, known)
    case .unknownParameter(let name, let known): (name, known)
    default: nil
    }
  }

  /// The parameter that the reason is about.
  package var parameter: String? {
    switch reason {
    case .unknownParameter(let name, _), .missingValue(let name, _), .invalidValue(let name, _, _),
      .repeatedValue(let name), .nativeValue(let name, _):
      name
    default: nil
    }
  }
}

extension PlaceError: CustomStringConvertible {
  package var description: String {
    switch reason {
    case .unknownStart: "a path starts with a tab, a gate, `current`, or `window:`, and none is named `\(screen)`"
    case .unknownScreen: "no screen is named `\(screen)`"
    case .presentedStart(let kind): "a path doesn't start with a \(kind.presentation)"
    case .wrongPresentation(let kind, let allowed):
      "`\(screen)` has no presentation as a \(kind.presentation); write "
        + allowed.map { "`\(screen):\($0.presentation)`" }.joined(separator: " or ")
    case .modalInWindow(let kind): "a path doesn't present a \(kind.presentation) over a window"
    case .windowInPlace: "`\(screen)` is a window; a path to a window starts with `window:\(screen)`"
    case .unknownParameter(let name, _): "`\(screen)` has no parameter `\(name)`"
    case .missingValue(let name, let type):
      "`\(screen)` needs a value for `\(name)`, such as `;\(name)=…` of type \(type)"
    case .invalidValue(let name, let text, let type): "the value \(text.debugDescription) of `\(name)` is no \(type)"
    case .repeatedValue(let name): "`\(screen)` has several values for `\(name)`, which isn't a list"
    case .nativeValue(let name, let type):
      "`\(screen)` needs `\(name)`, whose type \(type) belongs to the app, so no path leads to the screen"
    }
  }
}
