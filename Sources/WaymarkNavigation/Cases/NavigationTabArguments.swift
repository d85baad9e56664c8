/// A generated enum with one case for each tab that has parameters. Each case has the same name as the tab.
public protocol NavigationTabArguments: NavigationCase, LinkDestination {}

extension NavigationTabArguments {
  /// The tab whose root screen receives the arguments.
  public var tab: Navigation.Tab {
    let name = name
    guard let tab = Navigation.Tab.allCases.first(where: { $0.name == name }) else {
      preconditionFailure("there is no tab \(name)")
    }
    return tab
  }

  /// The destination of a link that opens the tab with these arguments.
  ///
  /// The link selects the tab, pops the tab's stack to the root screen, and passes the arguments to the root screen.
  public var _destination: _Destination {
    Destination(.tab, CaseParts(tab._destination.parts.index, _parts.arguments))
  }
}
