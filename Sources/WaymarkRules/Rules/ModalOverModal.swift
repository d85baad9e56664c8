import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

extension Rule {
  /// The rule that reports sheets and covers that open another sheet or cover.
  ///
  /// The navigator dismisses the current sheet or cover before the navigator presents the next sheet or cover.
  static let modalOverModal = Rule(
    "modal-over-modal", .warning, explanation: .modalOverModal, requires: .errorFreeModel
  ) { context in
    let model = context.model
    let isOnlyModal = model.routes.indices.map { model.routes[$0].presentations.areOnlyModal }
    for index in model.routes.indices
    where !model.routes[index].opens.isEmpty && !model.isOfApp(index)
      && model.routes[index].isOnlyShown(in: isOnlyModal)
    {
      for route in model.routes[index].opens where isOnlyModal[route.index] && !model.isOfApp(route.index) {
        context.report(finding(index, route.index, at: route.span, model))
      }
    }
  }

  private static func finding(_ opener: Int, _ route: Int, at span: Span, _ model: NavigationModel) -> Finding {
    let (first, next) = (model.routes[opener].name.string, model.routes[route].name.string)
    let kind = model.routes[route].presentations[0].rawValue
    // The sheets or covers that close: the opener, or the sheets and covers in which the opener is pushed.
    var leaving: [String]
    let scene: String
    if opener == route {
      leaving = []
      scene = "`\(first)` is a \(kind) and opens itself"
    } else if model.routes[opener].presentations.areOnlyModal {
      leaving = [first]
      scene = "`\(first)` is a \(model.routes[opener].presentations[0].rawValue), and `\(next)` is a \(kind)"
    } else {
      leaving = model.routes[opener].flows.map { model.routes[$0].name.string }
      scene = "`\(first)` is always shown inside \(leaving.quoted("or")), and `\(next)` is a \(kind)"
    }
    let place = leaving.count == 1 ? leaving[0] : "[\(leaving.joined(separator: ", "))]"
    return Finding(
      "\(scene): the app shows one sheet or cover at a time, so "
        + (leaving.isEmpty
          ? "the first one closes before the second one opens"
          : "\(leaving.quoted("or")) closes before `\(next)` opens"),
      at: span,
      help: (leaving.isEmpty
        ? "push the second one (add `push` to the `present` of `\(next)`, and `\(next)` to its `in`)"
        : "push `\(next)` with `present: push` and `in: \(place)`")
        + ", or let the screen beneath open `\(next)`",
      related: [.init(model.routes[route].name.span, "the \(kind) is declared here")])
  }
}

extension [RouteSyntax.Presentation] {
  /// A Boolean value that indicates whether every presentation is a sheet or a cover.
  fileprivate var areOnlyModal: Bool { allSatisfy { $0 == .sheet || $0 == .cover } }
}

extension Route {
  /// Returns whether the route always appears in a sheet or cover, either as the root screen or as a pushed screen.
  fileprivate func isOnlyShown(in isOnlyModal: [Bool]) -> Bool {
    if presentations.areOnlyModal { return true }
    guard presentations.allSatisfy({ $0 != .window }), tabs.isEmpty, !flows.isEmpty else { return false }
    return flows.allSatisfy { isOnlyModal[$0] }
  }
}

extension Explanation {
  fileprivate static let modalOverModal = Explanation(
    "a sheet or cover opens another sheet or cover",
    faulty: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [review] }
      routes:
        review: { present: sheet, opens: [photos] }
        photos: { present: cover }
      """,
    why: """
      The app shows one sheet or cover at a time. If a sheet opens a second sheet,
      the navigator first dismisses the first sheet. The user loses all input in the
      first sheet. When the user closes the second sheet, the first sheet does not
      reappear.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [review] }
      routes:
        review: { present: sheet, opens: [photos] }
        photos: { in: review }
      """,
    advice: """
      A sheet or cover may open a window, because a window appears next to the sheet
      or cover. If the second sheet should replace the first sheet, let the screen
      beneath the first sheet open the second sheet.
      """)
}
