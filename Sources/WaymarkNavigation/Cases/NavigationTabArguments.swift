/// A generated enum with a case for each tab that has parameters, called like the tab.
public protocol NavigationTabArguments: NavigationCase, LinkDestination {}

extension NavigationTabArguments {
  /// The tab whose root gets them.
  public var tab: Navigation.Tab {
    let name = name
    guard let tab = Navigation.Tab.allCases.first(where: { $0.name == name }) else {
      preconditionFailure("there is no tab \(name)")
    }
    return tab
  }

  /// The tab with these arguments: a link to it selects it, pops it to its root and hands them over.
  public var _destination: _Destination {
    Destination(.tab, CaseParts(tab._destination.parts.index, _parts.arguments))
  }
}
