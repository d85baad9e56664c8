import TestSupport
import WaymarkNavigation

/// An action of the app, the user, the views, or the system in the bazaar.
enum BazaarCommand {
  case select(Bazaar.Tab)
  case push(Bazaar.Route, in: NavigationPlace<Bazaar>?)
  case pop(in: NavigationPlace<Bazaar>?)
  case setPath([Bazaar.Route], in: NavigationPlace<Bazaar>)
  case present(Bazaar.Screen, [Bazaar.Route])
  case resize(Bazaar.Sheet, SheetDetent)
  case dismiss
  case dismissScreen(Bazaar.Screen)
  case dismissToScreen(Bazaar.Screen)
  case dismissAll
  case apply(Landing<Bazaar>)
  /// A view keeps the handle of its place, which is the visible stack or the stack of a tab.
  case keepHandle(Bazaar.Tab?)
  /// A view uses one of the kept handles, which the number selects modulo their count.
  case useHandle(Int, HandleCommand)
  case set(Bazaar.Condition, Bool)
  /// A task shows a screen and waits for the value that the screen returns.
  case ask(Bazaar.Asked)
  /// The topmost screen with a name returns a value.
  case finish(String, Int)
  /// One of the tasks that wait for a value is canceled. The number selects the task modulo their count.
  case cancelTask(Int)

  /// The visible screen has changes, or the screen at the root of its stack.
  case beginChanges(onTop: Bool, asksOnTabChange: Bool)
  /// The changes of one of the screens are saved. The number selects the screen modulo their count.
  case endChanges(Int)
  /// The user answers the question about unsaved changes.
  case decide(leaves: Bool)

  /// The views perform their next step, and report it.
  case viewsCatchUp
  /// The views perform their next step, and never report it.
  case viewsKeepSilent
  /// The views begin to present a screen, and report it when they catch up.
  case viewsBegin
  /// The user drags away one of the screens, which the number selects modulo their count.
  case userDismisses(Int)
  case falseAppearance(Bazaar.Screen)
  case falseDisappearance(Bazaar.Screen)
  /// The oldest timers of the navigator fire.
  case letTimePass(Int)
  case setSceneActive(Bool)
  case beginPresentation(ends: Bool)
  case endPresentation(Int)
  case start
  case stop
  /// The app terminates and launches again with the stored state.
  case relaunch

  enum HandleCommand {
    case push(Bazaar.Route)
    case pop
    case dismiss
  }

  /// A Boolean value that indicates whether the views hide what they do, or report what they do not do.
  var isLie: Bool {
    switch self {
    case .viewsKeepSilent, .falseAppearance, .falseDisappearance: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the navigator carries the command out in one step.
  var isSingle: Bool {
    switch self {
    case .letTimePass, .start, .stop, .relaunch: false
    default: true
    }
  }
}

extension BazaarCommand {
  /// Returns a random sequence of up to 50 commands. In a third of the sequences, the views lie.
  static func sequence(using random: inout SplitMix64) -> [BazaarCommand] {
    let lies = random.once(in: 3)
    let commands = (0..<(5 + random.below(46))).flatMap { _ -> [BazaarCommand] in
      let command = command(lies, &random)
      switch command {
      // The navigator gives up a modal after nine timers in a row.
      case .letTimePass where random.once(in: 4): return Array(repeating: .letTimePass(4), count: 10)
      // The user drags the sheet when it has appeared.
      case .present(.sheet(.share), _) where !random.once(in: 3):
        return [command, .viewsCatchUp] + (0..<3).map { _ in resizing(&random) }
      default: return [command]
      }
    }
    let gates: [BazaarCommand] = random.once(in: 6) ? [] : [.set(.onboarded, true), .set(.vetted, true)]
    return [.start] + gates + commands
  }

  private static func command(_ lies: Bool, _ random: inout SplitMix64) -> BazaarCommand {
    switch random.below(5) {
    case 0, 1: changing(&random)
    case 2: lies && random.once(in: 3) ? lie(&random) : .viewsCatchUp
    case 3: .viewsCatchUp
    default: reporting(&random)
    }
  }

  private static func changing(_ random: inout SplitMix64) -> BazaarCommand {
    switch random.below(40) {
    case 0..<5: .present(random.pick(screens), random.once(in: 3) ? [random.pick(routes)] : [])
    case 5..<9: .present(random.pick(coveringScreens), [])
    case 9: .dismiss
    case 10: .dismissScreen(random.pick(screens))
    case 11: .dismissToScreen(random.pick(screens))
    case 12: random.once(in: 2) ? .dismissAll : .select(random.pick([.home, .orders]))
    case 13, 14: .apply(landing(&random))
    case 15: .set(.signedIn, !random.once(in: 3))
    case 18: .set(random.pick([.signedIn, .signedIn, .member, .member, .onboarded, .vetted]), !random.once(in: 3))
    case 19, 20, 21: .ask(random.pick(askedScreens))
    case 22, 23:
      .finish(random.pick(["paywall", "signIn", "terms", "address", "product", "language"]), random.below(9))
    case 24: .cancelTask(random.below(3))
    case 16: .push(random.pick(routes), in: place(&random))
    case 17: .pop(in: place(&random))
    case 34, 35: .beginChanges(onTop: !random.once(in: 3), asksOnTabChange: random.once(in: 2))
    case 30, 31: resizing(&random)
    case 36: .endChanges(random.below(3))
    case 37, 38, 39: .decide(leaves: !random.once(in: 3))
    case 25, 26: .keepHandle(random.once(in: 4) ? random.pick([.home, .orders]) : nil)
    case 27..<30:
      .useHandle(random.below(8), random.once(in: 3) ? random.pick([.pop, .dismiss]) : .push(random.pick(routes)))
    default: .setPath(random.once(in: 2) ? [] : [random.pick(routes)], in: .modal(random.pick(screens)))
    }
  }

  private static func resizing(_ random: inout SplitMix64) -> BazaarCommand {
    .resize(
      random.once(in: 8) ? .settings : .share(id: 1), random.pick([.large, .medium, .fraction(0.4), .fraction(0.5)]))
  }

  private static func reporting(_ random: inout SplitMix64) -> BazaarCommand {
    switch random.below(12) {
    case 0, 1: .viewsBegin
    case 2: .userDismisses(random.below(3))
    case 3, 4: .letTimePass(1 + random.below(4))
    case 5: .setSceneActive(!random.once(in: 4))
    case 6: .beginPresentation(ends: random.once(in: 2))
    case 7, 8: .endPresentation(random.below(3))
    case 9: random.once(in: 4) ? .stop : .start
    case 10: random.once(in: 4) ? .relaunch : .start
    default: .start
    }
  }

  private static func lie(_ random: inout SplitMix64) -> BazaarCommand {
    switch random.below(3) {
    case 0: .viewsKeepSilent
    case 1: .falseAppearance(random.pick(screens))
    default: .falseDisappearance(random.pick(screens))
    }
  }

  private static func place(_ random: inout SplitMix64) -> NavigationPlace<Bazaar>? {
    switch random.below(5) {
    case 0, 1: nil
    case 2: .tab(.home)
    case 3: .gate(.intro)
    default: .modal(random.pick(screens))
    }
  }

  /// Returns a landing with up to four sheets and covers, most of which may cover each other.
  private static func landing(_ random: inout SplitMix64) -> Landing<Bazaar> {
    let chains: [[Bazaar.Screen]] = [
      [.sheet(.settings), .sheet(.paywall(offer: 1)), .sheet(.terms)],
      [.cover(.checkout), .sheet(.paywall(offer: 2)), .sheet(.terms)], [.cover(.checkout), .cover(.signIn)],
      [.sheet(.settings), .cover(.signIn)], [.sheet(.share(id: 1))],
    ]
    var landing = Landing<Bazaar>()
    let chain =
      random.once(in: 5)
      ? (0..<random.below(5)).map { _ in random.pick(screens) }
      : Array(random.pick(chains).prefix(random.below(6)))
    landing.modals = chain.map { Bazaar.Modal($0, stack: random.once(in: 4) ? [random.pick(routes)] : []) }
    if random.once(in: 2) { landing.tab = random.pick([.home, .orders]) }
    if random.once(in: 4) { landing.stackChange = .replace([.product(id: 1)]) }
    if random.once(in: 4) { landing.requires = [.signedIn] }
    if random.once(in: 3) { landing.opensOverGates = true }
    if landing.opensOverGates, random.once(in: 3) { landing.stackChange = .replace([.product(id: 1), .language]) }
    return landing
  }

  private static let screens: [Bazaar.Screen] = [
    .sheet(.settings), .sheet(.settings), .sheet(.paywall(offer: 1)), .sheet(.paywall(offer: 1)),
    .sheet(.paywall(offer: 2)), .sheet(.terms), .sheet(.share(id: 1)), .sheet(.share(id: 1)), .sheet(.share(id: 1)),
    .cover(.checkout), .cover(.checkout), .cover(.signIn),
  ]
  /// The screens that may cover others.
  private static let coveringScreens: [Bazaar.Screen] = [.sheet(.paywall(offer: 1)), .sheet(.terms), .cover(.signIn)]
  private static let askedScreens: [Bazaar.Asked] = [
    .sheet(.paywall(offer: 1)), .sheet(.paywall(offer: 2)), .sheet(.terms), .cover(.signIn), .cover(.signIn),
    .push(.address), .push(.address), .push(.product(id: 1)), .push(.product(id: 1)), .push(.language), .push(.plan),
  ]
  private static let routes: [Bazaar.Route] = [.product(id: 1), .language, .plan, .address]
}
