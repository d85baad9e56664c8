/// A generated enum with one case for each tab that has parameters. Each case has the name of its tab.
public protocol NavigationTabArguments: NavigationCase, LinkDestination {}

extension NavigationTabArguments {
  /// The tab whose root receives the arguments.
  public var tab: Navigation.Tab {
    let name = name
    guard let tab = Navigation.Tab.allCases.first(where: { $0.name == name }) else {
      preconditionFailure("there is no tab \(name)")
    }
    return tab
  }

  /// The destination of a link to the tab with these arguments.
  ///
  /// The link selects the tab, pops its stack to the root, and passes the arguments to the root.
  public var _destination: _Destination {
    Destination(.tab, CaseParts(tab._destination.parts.index, _parts.arguments))
  }
}
