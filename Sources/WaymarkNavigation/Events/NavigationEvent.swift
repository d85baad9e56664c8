/// Something that has happened in a navigator, for analytics and logs. Put together, the events since the start say what the
/// state is.
public enum NavigationEvent<Spec: NavigationSpec>: Hashable, Sendable {
  /// Another tab is selected.
  case selected(Spec.Tab, from: Spec.Tab)
  /// The selected tab was tapped again. Its stack is popped where the spec says so; a root may scroll to its top.
  case retapped(Spec.Tab)
  /// A screen is on top of a stack.
  case pushed(Spec.Route, in: NavigationPlace<Spec>)
  /// A screen has gone from the top of a stack.
  case popped(Spec.Route, in: NavigationPlace<Spec>)
  /// A sheet or cover is presented.
  case presented(NavigationState<Spec>.Modal.Screen)
  /// A sheet or cover has gone, with the stack inside it.
  case dismissed(NavigationState<Spec>.Modal.Screen)
  /// A window is open, or has come to the front.
  case opened(Spec.Window)
  /// A window has been closed, with the stack inside it.
  case closed(Spec.Window)
  /// Other tabs are in the bar, or in another order.
  case tabBarChanged([Spec.Tab])
  /// A link leads to a tab that is not there, and another takes its place.
  case fellBack(from: Spec.Tab, to: Spec.Tab)
  /// What becomes of a link, or of a landing of the app's own, which has no URL.
  case link(LinkEvent<Spec>, url: String?)
  /// A command was not carried out.
  case rejected(NavigationError<Spec>)
  /// A stack view has pushed a screen where the spec does not let it be, as a `NavigationLink(value:)` can.
  case misplaced(Spec.Route, in: NavigationPlace<Spec>)
  /// A snapshot was brought back, but for what is lost: what this version of the app does not have or does not allow, where the
  /// snapshot is of another one, or what is damaged.
  case restored(lost: [String], isSameVersion: Bool)
  /// A snapshot could not be read, and nothing of it was brought back.
  case snapshotDropped(String)
}

extension NavigationEvent {
  /// The name in the spec of the tab or screen that the event is about, for analytics, also of one that has gone; nil where it is
  /// about none. What is seen after it is the state's ``NavigationState/screenName``.
  public var screenName: String? {
    switch self {
    case .selected(let tab, _), .retapped(let tab), .fellBack(_, let tab): tab.name
    case .pushed(let route, _), .popped(let route, _), .misplaced(let route, _): route.name
    case .presented(let screen), .dismissed(let screen): screen.name
    case .opened(let window), .closed(let window): window.name
    case .tabBarChanged, .link, .rejected, .restored, .snapshotDropped: nil
    }
  }
}

extension NavigationEvent: CustomStringConvertible {
  /// A line for a log. It has the arguments of screens and the URLs of links, which may be private to the user.
  public var description: String {
    switch self {
    case .selected(let tab, let former): "selected \(tab.name), from \(former.name)"
    case .retapped(let tab): "tapped \(tab.name) again"
    case .pushed(let route, let place): "pushed \(Spec.Route.text(of: route._parts)) in \(place)"
    case .popped(let route, let place): "popped \(Spec.Route.text(of: route._parts)) in \(place)"
    case .presented(let screen): "presented \(screen)"
    case .dismissed(let screen): "dismissed \(screen)"
    case .opened(let window): "opened window \(Spec.Window.text(of: window._parts))"
    case .closed(let window): "closed window \(Spec.Window.text(of: window._parts))"
    case .tabBarChanged(let tabs): "tab bar: " + tabs.map(\.name).joined(separator: ", ")
    case .fellBack(let tab, let other): "\(tab.name) is not in the tab bar, \(other.name) takes its place"
    case .link(let event, let url): (url.map { "link \($0) " } ?? "landing ") + "\(event)"
    case .rejected(let error): "rejected: \(error)"
    case .misplaced(let route, let place): "\(route.name) was pushed in \(place), where the spec does not let it be"
    case .restored(let lost, let isSameVersion):
      "restored" + (isSameVersion ? "" : " from another version")
        + (lost.isEmpty ? "" : ", but for " + lost.joined(separator: ", "))
    case .snapshotDropped(let reason): "snapshot dropped: \(reason)"
    }
  }
}
