import SpecModel
import SpecText

extension Rule {
  static let modalOverModal = Rule(
    "modal-over-modal", .warning, explanation: .modalOverModal, requires: .errorFreeModel
  ) { context in
    let model = context.model
    let isOnlyModal = model.routes.indices.map { model.routes[$0].presentations.areOnlyModal }
    for index in model.routes.indices
    where !model.routes[index].opens.isEmpty && !model.isOfApp(index)
      && model.routes[index].isOnlyShown(in: isOnlyModal)
    {
      // The sheets or covers in which the screen appears: the screen itself, or the routes inside which it is pushed.
      let places = model.routes[index].presentations.areOnlyModal ? [index] : model.routes[index].flows
      for route in model.routes[index].opens where isOnlyModal[route.index] && !model.isOfApp(route.index) {
        let leaving = places.filter { !model.routes[route.index].covers.contains($0) }
        if !leaving.isEmpty { context.report(finding(index, route.index, leaving, at: route.span, model)) }
      }
    }
  }

  private static func finding(
    _ opener: Int, _ route: Int, _ leaving: [Int], at span: Span, _ model: NavigationModel
  ) -> Finding {
    let (first, next) = (model.routes[opener].name.string, model.routes[route].name.string)
    let kind = model.routes[route].presentations[0].rawValue
    let related = [Diagnostic.Related(model.routes[route].name.span, "the \(kind) is declared here")]
    guard opener != route else {
      return Finding(
        "`\(first)` is a \(kind) and opens itself: a screen cannot cover itself, so the second one replaces the first",
        at: span,
        help: "push the second one (add `push` to the `present` of `\(next)`, and `\(next)` to its `in`), or let the "
          + "screen beneath open `\(next)`",
        related: related)
    }
    let names = leaving.map { model.routes[$0].name.string }
    let scene =
      leaving == [opener]
      ? "`\(first)` is a \(model.routes[opener].presentations[0].rawValue)"
      : "`\(first)` is shown inside \(names.quoted("or"))"
    let place = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    return Finding(
      "\(scene), and `\(next)` is a \(kind) whose `in` does not name \(names.quoted("or")): `\(next)` replaces "
        + names.quoted("or"),
      at: span,
      help: covering(route, leaving, names, model)
        + "push `\(next)` with `present: push` and `in: \(place)`, or let the screen beneath open `\(next)`",
      related: related)
  }

  /// The text is empty if the routes would form a cycle.
  private static func covering(_ route: Int, _ leaving: [Int], _ names: [String], _ model: NavigationModel) -> String {
    var waiting = leaving
    var beneath = Set(leaving)
    while let next = waiting.popLast() { waiting += model.routes[next].covers.filter { beneath.insert($0).inserted } }
    guard !beneath.contains(route) else { return "" }
    let name = model.routes[route].name.string
    return
      (model.routes[route].tabs.isAll
      ? "add an `in` to `\(name)` that lists its tabs and \(names.quoted())"
      : "add \(names.quoted()) to the `in` of `\(name)`") + " to show both, "
  }
}

extension [RouteSyntax.Presentation] {
  fileprivate var areOnlyModal: Bool { allSatisfy { $0 == .sheet || $0 == .cover } }
}

extension Route {
  fileprivate func isOnlyShown(in isOnlyModal: [Bool]) -> Bool {
    if presentations.areOnlyModal { return true }
    guard presentations.allSatisfy({ $0 != .window }), tabs.isEmpty, gates.isEmpty, !flows.isEmpty else { return false }
    return flows.allSatisfy { isOnlyModal[$0] }
  }
}

extension Explanation {
  fileprivate static let modalOverModal = Explanation(
    "a sheet or cover replaces the screen that opens it",
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
      If a sheet opens a second sheet, the second sheet replaces the first sheet,
      and the user loses all input in the first sheet. When the user closes the
      second sheet, the first sheet does not reappear. The second sheet appears
      above the first sheet only if the `in` of the second sheet names the first
      sheet.
      """,
    corrected: """
      waymark: 1
      app: Shop
      tabs:
        home: { title: Home, icon: house, opens: [review] }
      routes:
        review: { present: sheet, opens: [photos] }
        photos: { present: cover, in: review }
      """,
    advice: """
      If the second screen belongs to the stack of the first sheet, push it with
      `in: review` and without `present`. If the second sheet should replace the
      first sheet, let the screen beneath the first sheet open the second sheet. A
      sheet or cover may open a window, because a window appears next to the sheet
      or cover.
      """)
}
