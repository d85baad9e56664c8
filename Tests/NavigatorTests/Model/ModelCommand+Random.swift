import Everything
import Foundation
import TestSupport
import WaymarkNavigation

/// Random commands with arguments from small pools, so that commands affect each other.
extension ModelCommand {
  /// Returns a random sequence of 10 to 60 commands.
  ///
  /// Most sequences start the app first. In half of the sequences, views follow the state. In an eighth, these views
  /// also lose reports and make false reports. In a quarter, stack views push screens that the spec does not allow.
  static func sequence(using random: inout SplitMix64) -> [ModelCommand] {
    let hasViews = random.once(in: 2)
    let lies = hasViews && random.once(in: 4)
    let misplaces = random.once(in: 4)
    var commands: [ModelCommand] = []
    if !random.once(in: 4) { commands.append(.start) }
    for _ in 0..<(10 + random.below(51)) {
      let command = hasViews && random.once(in: 2) ? views(lies, &random) : command(misplaces, &random)
      commands.append(command)
      // The navigator gives up a modal after nine timers in a row.
      if case .letTimePass = command, random.once(in: 4) {
        commands += Array(repeating: .letTimePass(4), count: 9)
      }
      if case .relaunch = command, !random.once(in: 3) { commands.append(.start) }
    }
    return commands
  }

  private static func views(_ lies: Bool, _ random: inout SplitMix64) -> ModelCommand {
    if lies, random.once(in: 3) {
      return switch random.below(3) {
      case 0: .viewsKeepSilent
      case 1: .falseAppearance(screen(&random))
      default: .falseDisappearance(screen(&random))
      }
    }
    return switch random.below(16) {
    case 0...5: .viewsCatchUp
    case 6: .viewsBegin
    case 7: random.once(in: 2) ? .userDismisses : .userHasDismissed(random.below(3))
    case 8, 9: .letTimePass(1 + random.below(4))
    case 10: .setSceneActive(!random.once(in: 4))
    case 11: .beginPresentation(ends: random.once(in: 2))
    case 12: .endPresentation(random.below(3))
    default: presenting(&random)
    }
  }

  private static func screen(_ random: inout SplitMix64) -> ReferenceState.Screen {
    random.once(in: 2) ? .sheet(random.pick(sheets)) : .cover(random.pick(covers))
  }

  private static func command(_ misplaces: Bool, _ random: inout SplitMix64) -> ModelCommand {
    switch random.below(100) {
    case 0..<40: moving(misplaces, &random)
    case 40..<52: presenting(&random)
    case 52..<64: arranging(&random)
    case 64..<88: linking(&random)
    default: keeping(&random)
    }
  }

  private static func moving(_ misplaces: Bool, _ random: inout SplitMix64) -> ModelCommand {
    switch random.below(20) {
    case 0...2: .select(tab(&random))
    case 3, 4: .tap(tab(&random))
    case 5: .takeArguments(random.once(in: 4) ? tab(&random) : .find)
    case 6...10: .push(route(&random), in: place(&random))
    case 11: .replace(route(&random), in: place(&random))
    case 12, 13: .replaceStack(random.once(in: 4) ? stack(&random) : allowedStack(&random), in: place(&random))
    case 14, 15: .pop(in: place(&random))
    case 16: .popTo(route(&random), in: place(&random))
    case 17: .popToRoot(in: place(&random))
    default:
      misplaces
        ? .setPath(stack(&random), in: place(&random) ?? .tab(.tour))
        : .setPath(allowedStack(&random), in: .tab(random.once(in: 2) ? .tour : .find))
    }
  }

  private static func presenting(_ random: inout SplitMix64) -> ModelCommand {
    switch random.below(15) {
    case 0...2: .presentSheet(random.pick(sheets), random.once(in: 4) ? stack(&random) : [])
    case 3...5: presentingCover(&random)
    case 6: .dismiss
    case 7, 8: .dismiss
    case 9, 10: .openWindow(random.pick(windows), random.once(in: 4) ? stack(&random) : [])
    case 11: .closeWindow(random.pick(windows))
    case 12: .dismissScreen(screen(&random))
    case 13: .dismissToScreen(screen(&random))
    default: .dismissAll
    }
  }

  private static func presentingCover(_ random: inout SplitMix64) -> ModelCommand {
    let cover = random.pick(covers)
    return .presentCover(cover, random.once(in: 4) ? stack(&random) : flow(of: cover, &random))
  }

  private static func arranging(_ random: inout SplitMix64) -> ModelCommand {
    switch random.below(13) {
    case 0...2: .setConditions(conditions(&random))
    case 3, 4: .show(tab(&random))
    case 5...7: .hide(tab(&random))
    case 8, 9: .move(tab(&random), to: random.below(7) - 1)
    case 10, 11: .arrange(order: list(5, &random, tab), shown: Set(list(4, &random, tab)))
    default: .resetTabBar
    }
  }

  private static func linking(_ random: inout SplitMix64) -> ModelCommand {
    switch random.below(24) {
    case 0...7: .open(random.pick(urls))
    case 8...11: .open(random.pick(urlsToResolve))
    case 12...14: .apply(landing(&random))
    case 15...20: .answer(random.below(4), answer(&random))
    case 21: random.once(in: 8) ? .answerInCircles : .open(random.pick(urls))
    case 22: .setConditions(conditions(&random))
    default: random.once(in: 2) ? .cancelResolving : .discardPendingLink
    }
  }

  private static func keeping(_ random: inout SplitMix64) -> ModelCommand {
    switch random.below(13) {
    case 0...2: .snapshot
    case 3, 4: .restore(random.below(4))
    case 5: .restoreNonsense
    case 6:
      .reset(
        account: random.pick(users), conditions: random.once(in: 2) ? conditions(&random) : nil,
        keepsPendingLink: random.once(in: 2))
    case 7: .startRestoring(random.below(4))
    case 8, 9: .start
    case 10: .stop
    default: .relaunch(conditions: conditions(&random), account: random.pick(users))
    }
  }
}

extension ModelCommand {
  private static func tab(_ random: inout SplitMix64) -> Museum.Floor { random.pick(MuseumTables.tabs) }

  private static func route(_ random: inout SplitMix64) -> Museum.Route {
    random.pick(random.once(in: 2) ? routes : allowedRoutes)
  }

  private static func list<Element>(
    _ limit: Int, _ random: inout SplitMix64, _ element: (inout SplitMix64) -> Element
  ) -> [Element] {
    var list: [Element] = []
    for _ in 0..<random.below(limit) { list.append(element(&random)) }
    return list
  }

  private static func stack(_ random: inout SplitMix64) -> [Museum.Route] { list(4, &random, route) }

  /// Returns a random stack of routes that the first tabs allow.
  ///
  /// The routes include one that cannot be saved.
  private static func allowedStack(_ random: inout SplitMix64) -> [Museum.Route] {
    list(4, &random) { random in random.pick(allowedRoutes) }
  }

  private static func flow(of cover: Museum.Cover, _ random: inout SplitMix64) -> [Museum.Route] {
    switch cover {
    case .buy: list(3, &random) { random in random.pick([.payment, .receipt(number: "a")]) }
    case .terms: list(2, &random) { _ in .clause(number: 1) }
    case .voucher, .audio: []
    }
  }

  /// Returns sheets and covers that may cover each other.
  private static func nested(_ random: inout SplitMix64) -> [NavigationState<Museum>.Modal] {
    let voucher: NavigationState<Museum>.Modal = random.once(in: 2) ? .sheet(.voucher()) : .cover(.voucher())
    let modals = [.cover(.buy(), stack: [.payment]), voucher, .cover(.terms)]
    return Array(modals.prefix(1 + random.below(3)))
  }

  private static func conditions(_ random: inout SplitMix64) -> Set<Museum.Condition> {
    Set([Museum.Condition.member, .openNow, .quizSeason].filter { _ in random.once(in: 2) })
  }

  private static func place(_ random: inout SplitMix64) -> NavigationPlace<Museum>? {
    switch random.below(12) {
    case 0...4: nil
    case 5...8: .tab(tab(&random))
    case 9, 10: .modal(screen(&random).screen)
    default: .window(random.pick(windows))
    }
  }

  private static func answer(_ random: inout SplitMix64) -> AppAnswer {
    switch random.below(6) {
    case 0, 1: .says(.landing(landing(&random)))
    case 2: .says(.url(URL(string: random.pick(urls + urlsToResolve))!))
    case 3: .says(.done)
    case 4: .says(.nowhere("no such ticket"))
    default: .throwsError
    }
  }

  private static func landing(_ random: inout SplitMix64) -> Landing<Museum> {
    var landing = Landing<Museum>()
    if !random.once(in: 3) { landing.tab = tab(&random) }
    if landing.tab == .find && random.once(in: 2) { landing.tabArguments = .find(query: "q", rooms: [7]) }
    switch random.below(4) {
    case 0: break
    case 1: landing.stackChange = .replace(random.once(in: 3) ? stack(&random) : allowedStack(&random))
    case 2: landing.stackChange = .replace([])
    default: landing.stackChange = .append(random.once(in: 3) ? stack(&random) : allowedStack(&random))
    }
    switch random.below(6) {
    case 0: landing.modals = [.sheet(random.pick(sheets), stack: random.once(in: 4) ? stack(&random) : [])]
    case 1:
      let cover = random.pick(covers)
      landing.modals = [.cover(cover, stack: random.once(in: 4) ? stack(&random) : flow(of: cover, &random))]
    case 2: landing.window = .init(random.pick(windows), stack: random.once(in: 4) ? stack(&random) : [])
    case 3:
      landing.modals =
        random.once(in: 4) ? list(4, &random) { NavigationState.Modal(screen(&$0).screen) } : nested(&random)
    default: break
    }
    if random.once(in: 3) { landing.requires = Array(conditions(&random)).sorted { $0.rawValue < $1.rawValue } }
    if random.once(in: 8) { landing.deprecation = "use the stairs" }
    return landing
  }

  private static let photo = Photo(id: 1, caption: "a vase")
  private static let users = [nil, "ann", "bob"]
  private static let allowedRoutes: [Museum.Route] = [.works, .work(id: 1), .work(id: 1, preview: photo), .about]
  private static let routes: [Museum.Route] = [
    .works, .works, .work(id: 1), .work(id: 1), .work(id: 2, zoom: 2), .work(id: 1, preview: photo), .about, .about,
    .room(number: 5), .catalog(path: ["a", "b"], kind: .sculpture), .payment, .receipt(number: "a"), .clause(number: 1),
    .ticket(code: "ABC-1234", visit: UUID(uuidString: "3F2504E0-4F89-11D3-9A0C-0305E82C3301")!),
    .audio(.player(track: 3)), .audio(.playlist), .quiz(level: .hard),
  ]
  private static let sheets: [Museum.Sheet] = [
    .page(), .page(path: "a"), .audio(.captions), .audio(.playlist), .voucher(), .voucher(code: "ABC-1234"),
  ]
  private static let covers: [Museum.Cover] = [
    .buy(), .buy(), .buy(returnTo: URL(string: "https://ex.com/a")), .voucher(), .terms, .terms,
  ]
  private static let windows: [Museum.Window] = [.page(), .page(path: "a"), .page(path: "a", locale: "pl")]
  private static let urlsToResolve = ["museum:///scan/ABC-1234", "https://museum.example/scan/XYZ-0001/stairs"]
  private static let urls = [
    "museum:///tour", "museum:///", "museum:///shop", "https://museum.example/buy?gift=yes", "museum:///find",
    "museum:///find?query=a&room=1&room=2", "museum:///find?q=b", "museum:///works", "museum:///works/7",
    "museum:///works/img-1.png", "museum:///works/new", "museum:///loans/7", "museum:///vault/7",
    "https://museum.example/pieces/3", "https://museum.example/qr/3", "museum:///about", "museum:///rooms/7/2000-02-29",
    "museum:///catalog/sculpture/a/b", "museum:///pages/a", "https://pl.help.museum.example/pages/a",
    "museum:///tickets/ABC-1234?visit=3f2504e0-4f89-11d3-9a0c-0305e82c3301",
    "https://museum.example/tickets/ABC-1234?visit=3f2504e0-4f89-11d3-9a0c-0305e82c3301", "museum:///buy",
    "museum:///buy?return=https%3A%2F%2Fex.com%2Fa", "museum:///buy/payment", "museum:///buy/receipt/x-1",
    "museum:///buy/voucher/ABC-1234", "museum:///buy/voucher", "museum:///buy/terms", "museum:///terms/7",
    "museum:///start",
    "museum:///art/5", "museum:///old/a/b", "museum:///audio/3", "museum:///audio", "museum:///audio/captions",
    "museum:///quiz/2", "museum:///play", "museum:///nowhere", "museum:///a/../b", "https://elsewhere.example/",
  ]
}
