import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

/// What a snapshot of the former version loses where the present one reads it.
struct SnapshotChanges {
  private let pair: SpecPair
  /// The tabs of the former version that are there still, by the same name.
  private let sameTabs: [Int]
  private var changes: [Change] = []
  /// What has changed in the spec, for each of them.
  private var causes: [String] = []
  /// Types of the former version whose values are kept, and are of the same type still.
  private var keptTypes: Set<Int> = []

  static func of(_ pair: SpecPair) -> [Change] {
    var comparison = SnapshotChanges(pair: pair)
    for tab in pair.old.tabs.indices { comparison.compareTab(tab) }
    for route in pair.old.routes.indices { comparison.compareRoute(route) }
    for type in pair.types.pairs where comparison.keptTypes.contains(type.old) { comparison.compareType(type) }
    return KeptState(pair).snapshots ? comparison.changes : comparison.summary
  }

  /// All of them as one, where the spec keeps no snapshots, and the app may.
  private var summary: [Change] {
    var seen: Set<String> = []
    let subjects = changes.map(\.subject).filter { seen.insert($0).inserted }
    guard let first = changes.first, let cause = causes.first else { return [] }
    let names = subjects.prefix(4).map { "`\($0)`" } + (subjects.count > 4 ? ["\(subjects.count - 4) more"] : [])
    return [
      Change(
        .state, isBreaking: false, of: "snapshots",
        "\(cause)\(changes.count > 1 ? ", among other changes" : ""); where the app itself keeps snapshots, of its "
          + "scenes say, they lose what they have of \(names.joined(or: "and"))",
        help: "where it keeps none, nothing is to be done; otherwise "
          + (changes.count > 1 ? "leave what is kept its name, its places and its arguments" : first.help ?? ""),
        before: first.before, after: first.after)
    ]
  }

  private init(pair: SpecPair) {
    self.pair = pair
    sameTabs = pair.tabs.pairs.filter { !$0.isRenamed }.map(\.old)
  }

  private mutating func lose(
    _ subject: String, _ cause: String, _ effect: String, help: String, before: Span? = nil, after: Span? = nil
  ) {
    causes.append(cause)
    changes.append(
      Change(.state, isBreaking: true, of: subject, "\(cause); \(effect)", help: help, before: before, after: after))
  }

  // MARK: Tabs

  private mutating func compareTab(_ index: Int) {
    let name = pair.old.tabs[index].name
    let present = pair.tabs[index].map { pair.new.tabs[$0].name }
    guard present?.string != name.string else { return }
    let start = pair.new.tabs[pair.new.tabBar.initial].name.string
    lose(
      name.string,
      "the tab `\(name.string)` is \(present.map { "called `\($0.string)` now" } ?? "gone")",
      "its stack that is kept is lost, and who had it selected starts at `\(start)`",
      help: present == nil
        ? "what is kept of a tab that is gone cannot be brought back" : "keep the name; its `title` is what people see",
      before: name.span, after: present?.span)
  }

  // MARK: Screens

  private mutating func compareRoute(_ index: Int) {
    let old = pair.old.routes[index]
    // What is pushed nowhere is on no stack.
    let kinds = old.presentations.filter { $0 != .push || !old.tabs.isEmpty || !old.flows.isEmpty }
    guard !kinds.isEmpty else { return }
    let name = old.name.string
    guard let present = pair.routes[index] else {
      return self.lose(
        name, "the screen `\(name)` is gone", Self.fate(kinds),
        help: "what is kept of a screen that is gone cannot be brought back", before: old.name.span)
    }
    let new = pair.new.routes[present]
    func lose(_ cause: String, _ effect: String, help: String) {
      self.lose(name, cause, effect, help: help, before: old.name.span, after: new.name.span)
    }
    guard new.name.string == name else {
      return lose(
        "the screen `\(name)` is called `\(new.name.string)` now", Self.fate(kinds),
        help: "keep the name; its `title` is what people see")
    }
    let features = (old.feature.map { pair.old.features[$0] }, new.feature.map { pair.new.features[$0] })
    guard features.0?.caseName == features.1?.caseName else {
      let (former, now) = (features.0?.name.string, features.1?.name.string)
      return lose(
        "the screen `\(name)` is \(now.map { "in the feature `\($0)`" } ?? "in no feature") now, and was in "
          + "\(former.map { "`\($0)`" } ?? "none")", Self.fate(kinds),
        help: former.map { "keep it in the feature `\($0)`" } ?? "keep it out of features")
    }
    let left = kinds.filter { !new.presentations.contains($0) }
    if !left.isEmpty {
      lose(
        "the screen `\(name)` is not \(left.map(\.participle).joined(or: "or")) any more", Self.fate(left),
        help:
          "keep it so, beside its other presentations: `present: [\((new.presentations + left).map(\.rawValue).joined(separator: ", "))]`"
      )
    }
    let kept = kinds.filter(new.presentations.contains)
    guard !kept.isEmpty else { return }
    if let loss = arguments(old.parameters, new.parameters) {
      lose(
        "the screen `\(name)` \(loss.message)",
        loss.isLost ? Self.fate(kept) : "it is brought back with other arguments",
        help: loss.help)
      if loss.isLost { return }
    }
    if kept.contains(.push) { comparePlaces(old, new) }
  }

  /// Where a screen may not be pushed any more, though there is such a place.
  private mutating func comparePlaces(_ old: Route, _ new: Route) {
    var lost: [String] = []
    if new.tabs.count != nil {
      // Every tab is a list that all routes share.
      let tabs = old.tabs.count == nil ? sameTabs : old.tabs.sorted(outOf: pair.old.tabs.count)
      for tab in tabs where lost.count <= Self.mostPlaces {
        guard let present = pair.tabs[tab], !new.tabs.contains(present) else { continue }
        let name = pair.old.tabs[tab].name
        if pair.new.tabs[present].name == name { lost.append(name.string) }
      }
    }
    let flows = Set(new.flows)
    for flow in old.flows where lost.count <= Self.mostPlaces {
      guard let present = pair.routes[flow], !flows.contains(present) else { continue }
      let name = pair.old.routes[flow].name
      if pair.new.routes[present].name == name { lost.append(name.string) }
    }
    guard !lost.isEmpty else { return }
    let places = lost.prefix(Self.mostPlaces).map { "`\($0)`" } + (lost.count > Self.mostPlaces ? ["others"] : [])
    lose(
      old.name.string,
      "the screen `\(old.name.string)` may not be pushed in \(places.joined(or: "and")) any more",
      "a kept stack there ends before it",
      help: "leave \(places.joined(or: "and")) among its `in`, or let people start anew there",
      before: old.name.span, after: new.name.span)
  }

  /// As many tabs and flows as a sentence has room for.
  private static let mostPlaces = 5

  private static func fate(_ kinds: [RouteSyntax.Presentation]) -> String {
    var fates: [String] = []
    if kinds.contains(.push) { fates.append("a kept stack ends before it") }
    if kinds.contains(.sheet) || kinds.contains(.cover) {
      fates.append("one that is kept over the tabs is not presented again, nor what was pushed inside it")
    }
    if kinds.contains(.window) { fates.append("a kept window of it is not opened again") }
    return fates.joined(separator: ", and ")
  }

  // MARK: Arguments

  private struct ArgumentLoss {
    let message: String
    let help: String
    /// Whether some of what is kept is dropped, and not only read as something else.
    let isLost: Bool
  }

  /// What keeps the arguments of a screen from being read as what they were.
  private mutating func arguments(_ old: [Parameter], _ new: [Parameter]) -> ArgumentLoss? {
    guard old.count == new.count else {
      return ArgumentLoss(
        message: "takes \(counted(new.count, "argument")) and took \(old.count), so that kept ones do not fit",
        help: "a parameter cannot come or go without this; allow it where no more than the way to the screen is lost",
        isLost: true)
    }
    let names = Set(new.map(\.name.string))
    var misread: [String] = []
    for (former, present) in zip(old, new) {
      let forms = (ArgumentForm(former, pair.old), ArgumentForm(present, pair.new))
      let type = sameType(former, present)
      if let type { keptTypes.insert(type) }
      let reading = forms.1.reading(forms.0, isToldOfType: type != nil)
      let (was, now) = (former.swiftType(in: pair.old), present.swiftType(in: pair.new))
      guard reading == .all else {
        return ArgumentLoss(
          message: "takes `\(present.name.string): \(now)` where it took `\(former.name.string): \(was)`, so that "
            + (reading == .none ? "kept values do not fit" : "not every kept value fits"),
          help: "keep the parameters in their order, each of its type", isLost: true)
      }
      if former.name != present.name, names.contains(former.name.string) {
        misread.append("`\(former.name.string)` is read as `\(present.name.string)`")
      }
    }
    guard !misread.isEmpty else { return nil }
    return ArgumentLoss(
      message: "has its parameters in another order, and arguments are kept by their places: "
        + misread.joined(or: "and"),
      help: "keep the parameters in their order", isLost: false)
  }

  /// The type of the former version that both parameters have, where it is one of the spec's that values of are kept by name or by
  /// themselves.
  private func sameType(_ old: Parameter, _ new: Parameter) -> Int? {
    guard case .declared(let former) = old.type, case .declared(let present) = new.type, pair.types[former] == present
    else { return nil }
    switch (pair.old.types[former].kind, pair.new.types[present].kind) {
    case (.enumeration, .enumeration), (.native, .native): return former
    default: return nil
    }
  }

  // MARK: Types

  private mutating func compareType(_ type: NamePairs.Pair) {
    let (old, new) = (pair.old.types[type.old], pair.new.types[type.new])
    switch (old.kind, new.kind) {
    case (.enumeration(let former, _), .enumeration(let present, _)):
      let cases = NamePairs(former, present)
      let lost =
        cases.gone.map { (former[$0], DeclaredType.Case?.none) }
        + cases.renamed.map { (former[$0.old], present[$0.new]) }
      for (value, successor) in lost {
        let name = "\(old.name.string).\(value.name.string)"
        lose(
          old.name.string,
          "`\(name)` is \(successor.map { "called `\($0.name.string)` now" } ?? "gone")",
          "a screen that is kept with it is dropped, "
            + "as values are kept by name",
          help: successor == nil
            ? "keep the value until nobody has it any more"
            : "keep the name; `{ \(value.name.string): TEXT }` gives it another text in URLs",
          before: value.name.span, after: successor?.name.span ?? new.name.span)
      }
    case (.native(let former, _), .native(let present, _)) where former != present:
      lose(
        old.name.string,
        "the type `\(old.name.string)` is `\(present)` in Swift now and was `\(former)`",
        "a screen that is kept with a value is "
          + "dropped where `\(present)` does not read what `\(former)` has written",
        help: "let `\(present)` decode what `\(former)` encodes", before: old.name.span, after: new.name.span)
    default: break
    }
  }
}

extension RouteSyntax.Presentation {
  /// What becomes of a screen that is shown so: "pushed".
  var participle: String {
    switch self {
    case .push: "pushed"
    case .sheet: "a sheet"
    case .cover: "a cover"
    case .window: "a window"
    }
  }
}
