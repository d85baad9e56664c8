import WaymarkNavigation

/// A namespace in the form of generated code, with sheets and covers over each other.
///
/// | screen | may cover | screens inside it | requires |
/// |---|---|---|---|
/// | sheet `settings` | nothing | `language` | |
/// | sheet `paywall` | `settings`, `checkout` | `plan`, which requires `member` | |
/// | sheet `terms` | `paywall` | | `signedIn` |
/// | sheet `share` | nothing; also allowed over the gate `intro` | | |
/// | cover `checkout` | nothing | `address`, which requires `signedIn` | |
/// | cover `signIn` | `settings`, `checkout` | | |
///
/// The cover `signIn` makes the condition `signedIn` true. The gate `intro`, on which `language` can be pushed, is shown
/// until `onboarded` is true, and then the gate `vetting` until `vetted` is true. When `vetted` becomes false, the state
/// behind the gate is dropped.
enum Bazaar: NavigationSpec {
  enum Origin: String, NavigationOrigin {
    case app
  }

  enum Condition: String, CaseIterable, NavigationCondition {
    case signedIn
    case member
    case onboarded
    case vetted
  }

  enum Tab: String, NavigationTab {
    case home
    case orders
  }

  enum Route: Sendable {
    case product(id: Int)
    case language
    case plan
    case address
  }

  enum Sheet: Sendable {
    case settings
    case paywall(offer: Int)
    case terms
    case share(id: Int)
  }

  enum Cover: Sendable {
    case checkout
    case signIn
  }

  enum Gate: Sendable {
    case intro
    case vetting
  }

  static var _gates: [GateRule<Bazaar>] {
    [GateRule(.onboarded, .intro), GateRule(.vetted, .vetting, resetsBehind: true)]
  }

  static var openGates: Set<Condition> { [.onboarded, .vetted] }

  typealias TabArguments = Never
  typealias Window = Never
  typealias Link = Never

  static func _screen(for condition: Condition) -> ShownScreen<Bazaar>? {
    condition == .signedIn ? .cover(.signIn) : nil
  }

  static var tabBar: TabBarPolicy<Tab> { .init(initial: .home, restores: .everything) }

  /// An empty link table.
  static var _linkTable: StaticString {
    """
    W\u{1}\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\
    \0\0\0\0\0\0\0\0
    """
  }
}

extension Bazaar {
  typealias State = NavigationState<Bazaar>
  typealias Modal = State.Modal
  typealias Screen = Modal.Screen
}

extension Bazaar.Tab {
  typealias Navigation = Bazaar

  var tabItem: TabItem<Bazaar> {
    TabItem(name: rawValue, title: .text(rawValue), icon: .symbol("circle"), accessibilityID: "tab.\(rawValue)")
  }
}

extension Bazaar.Route: NavigationScreen {
  static var _cases: StaticString {
    """
    product\tid:Int\t\tin=home,orders
    language\t\t\tin=settings,intro
    plan\t\t\tin=paywall\trequires=member
    address\t\t\tin=checkout\trequires=signedIn
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.product
    screen.language
    screen.plan
    screen.address
    """
  }

  var _parts: CaseParts {
    switch self {
    case .product(let id): CaseParts(0, [.int(id)])
    case .language: CaseParts(1)
    case .plan: CaseParts(2)
    case .address: CaseParts(3)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: .product(id: parts.int())
    case 1: .language
    case 2: .plan
    case 3: .address
    default: parts.hasNoCase()
    }
  }
}

extension Bazaar.Sheet: NavigationScreen {
  static var _cases: StaticString {
    """
    settings\t\t\thasFlow
    paywall\toffer:Int\t\tover=settings,checkout\thasFlow
    terms\t\t\tover=paywall\trequires=signedIn
    share\tid:Int\t\tover=home,orders,intro\tdetents=large,0.4,medium
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.settings
    screen.paywall
    screen.terms
    screen.share
    """
  }

  var _parts: CaseParts {
    switch self {
    case .settings: CaseParts(0)
    case .paywall(let offer): CaseParts(1, [.int(offer)])
    case .terms: CaseParts(2)
    case .share(let id): CaseParts(3, [.int(id)])
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: .settings
    case 1: .paywall(offer: parts.int())
    case 2: .terms
    case 3: .share(id: parts.int())
    default: parts.hasNoCase()
    }
  }
}

extension Bazaar.Cover: NavigationScreen {
  static var _cases: StaticString {
    """
    checkout\t\t\thasFlow
    signIn\t\t\tover=settings,checkout
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.checkout
    screen.signIn
    """
  }

  var _parts: CaseParts {
    switch self {
    case .checkout: CaseParts(0)
    case .signIn: CaseParts(1)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: .checkout
    case 1: .signIn
    default: parts.hasNoCase()
    }
  }
}

extension Bazaar.Gate: NavigationScreen {
  static var _cases: StaticString {
    """
    intro\t\t\thasFlow
    vetting
    """
  }

  static var _accessibilityIDs: StaticString {
    """
    screen.intro
    screen.vetting
    """
  }

  var _parts: CaseParts {
    switch self {
    case .intro: CaseParts(0)
    case .vetting: CaseParts(1)
    }
  }

  static func _make(checked parts: inout _CaseReader) -> Self {
    switch parts.index {
    case 0: .intro
    case 1: .vetting
    default: parts.hasNoCase()
    }
  }
}
