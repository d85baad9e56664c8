import SpecModel
import SpecText

struct SnapshotChanges {
  private let pair: SpecPair
  private let sameTabs: [Int]
  private var changes: [Change] = []
  /// The causing edits, in the order of `changes`.
  private var causes: [String] = []
  /// Enums and app-defined types that a screen parameter has in both versions.
  private var keptTypes: Set<Int> = []

  static func of(_ pair: SpecPair) -> [Change] {
    var comparison = SnapshotChanges(pair: pair)
    for tab in pair.old.tabs.indices { comparison.compareTab(tab) }
    for route in pair.old.routes.indices { comparison.compareRoute(route) }
    for type in pair.types.pairs where comparison.keptTypes.contains(type.old) { comparison.compareType(type) }
    return KeptState(pair).snapshots ? comparison.changes : comparison.summary
  }

  /// The only report if the spec does not enable snapshots, because the app can still save snapshots itself.
  private var summary: [Change] {
    var seen: Set<String> = []
    let subjects = changes.map(\.subject).filter { seen.insert($0).inserted }
    guard let first = changes.first, let cause = causes.first else { return [] }
    let names = subjects.prefix(4).map { "`\($0)`" } + (subjects.count > 4 ? ["\(subjects.count - 4) more"] : [])
    return [
      Change(
        .state, isBreaking: false, of: "snapshots",
        "\(cause)\(changes.count > 1 ? ", among other changes" : ""); snapshots that the app itself saves, for example "
          + "for scenes, lose their parts for \(names.joined(or: "and"))",
        help: "ignore this change if the app saves no snapshots; otherwise "
          + (changes.count > 1 ? "keep the names, positions and arguments that snapshots contain" : first.help ?? ""),
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

  private mutating func compareTab(_ index: Int) {
    let name = pair.old.tabs[index].name
    let present = pair.tabs[index].map { pair.new.tabs[$0].name }
    guard present?.string != name.string else { return }
    let start = pair.new.tabs[pair.new.tabBar.initial].name.string
    lose(
      name.string, "the tab `\(name.string)` was \(present.map { "renamed to `\($0.string)`" } ?? "removed")",
      "its saved stack is lost, and users who had selected the tab start at `\(start)`",
      help: present == nil
        ? "the saved state of a removed tab cannot be restored"
        : "keep the name; change `title` to change the visible text",
      before: name.span, after: present?.span)
  }

  private mutating func compareRoute(_ index: Int) {
    let old = pair.old.routes[index]
    // A screen that is pushed nowhere is in no saved stack.
    let kinds = old.presentations.filter { $0 != .gate && ($0 != .push || !old.tabs.isEmpty || !old.flows.isEmpty) }
    guard !kinds.isEmpty else { return }
    let name = old.name.string
    guard let present = pair.routes[index] else {
      return self.lose(
        name, "the screen `\(name)` was removed", Self.fate(kinds),
        help: "the saved state of a removed screen cannot be restored", before: old.name.span)
    }
    let new = pair.new.routes[present]
    func lose(_ cause: String, _ effect: String, help: String) {
      self.lose(name, cause, effect, help: help, before: old.name.span, after: new.name.span)
    }
    guard new.name.string == name else {
      return lose(
        "the screen `\(name)` was renamed to `\(new.name.string)`", Self.fate(kinds),
        help: "keep the name; change `title` to change the visible text")
    }
    let features = (old.feature.map { pair.old.features[$0] }, new.feature.map { pair.new.features[$0] })
    guard features.0?.caseName == features.1?.caseName else {
      let (former, now) = (features.0?.name.string, features.1?.name.string)
      return lose(
        "the screen `\(name)` moved from \(former.map { "the feature `\($0)`" } ?? "no feature") to "
          + "\(now.map { "the feature `\($0)`" } ?? "no feature")", Self.fate(kinds),
        help: former.map { "keep the screen in the feature `\($0)`" } ?? "keep the screen outside features")
    }
    let left = kinds.filter { !new.presentations.contains($0) }
    if !left.isEmpty {
      lose(
        "the screen `\(name)` is no longer \(left.map(\.participle).joined(or: "or"))", Self.fate(left),
        help:
          "keep the presentation: `present: [\((new.presentations + left).map(\.rawValue).joined(separator: ", "))]`")
    }
    let kept = kinds.filter(new.presentations.contains)
    guard !kept.isEmpty else { return }
    if let loss = arguments(old.parameters, new.parameters) {
      lose(
        "the screen `\(name)` \(loss.message)",
        loss.isLost ? Self.fate(kept) : "the screen is restored with wrong arguments", help: loss.help)
      if loss.isLost { return }
    }
    if kept.contains(.push) { comparePlaces(old, new) }
    if kept.contains(.sheet) || kept.contains(.cover) { compareCovers(old, new) }
  }

  /// Skips tabs and modal stacks that were removed or renamed.
  private mutating func comparePlaces(_ old: Route, _ new: Route) {
    var lost: [String] = []
    if new.tabs.count != nil {
      // Routes that allow every tab share one list.
      let tabs = old.tabs.count == nil ? sameTabs : old.tabs.sorted(outOf: pair.old.tabs.count)
      for tab in tabs where lost.count <= Self.mostPlaces {
        guard let present = pair.tabs[tab], !new.tabs.contains(present) else { continue }
        let name = pair.old.tabs[tab].name
        if pair.new.tabs[present].name == name { lost.append(name.string) }
      }
    }
    lost += lostModals(old.flows, new.flows, atMost: Self.mostPlaces + 1 - lost.count)
    guard !lost.isEmpty else { return }
    let places = Self.list(lost)
    lose(
      old.name.string, "the screen `\(old.name.string)` can no longer be pushed in \(places.joined(or: "and"))",
      "saved stacks there end before the screen",
      help: "keep \(places.joined(or: "and")) in `in`, or accept that saved stacks become shorter",
      before: old.name.span, after: new.name.span)
  }

  /// Skips routes that were removed or renamed.
  private mutating func compareCovers(_ old: Route, _ new: Route) {
    let lost = lostModals(old.covers, new.covers, atMost: Self.mostPlaces + 1)
    guard !lost.isEmpty else { return }
    let modals = Self.list(lost)
    lose(
      old.name.string, "the screen `\(old.name.string)` can no longer cover \(modals.joined(or: "or"))",
      "a saved stack of sheets and covers ends before the screen",
      help: "keep \(modals.joined(or: "and")) in `in`, or accept that saved stacks become shorter",
      before: old.name.span, after: new.name.span)
  }

  /// Skips routes that were removed or renamed.
  private func lostModals(_ old: [Int], _ new: [Int], atMost limit: Int) -> [String] {
    let kept = Set(new)
    var lost: [String] = []
    for modal in old where lost.count < limit {
      guard let present = pair.routes[modal], !kept.contains(present) else { continue }
      let name = pair.old.routes[modal].name
      if pair.new.routes[present].name == name { lost.append(name.string) }
    }
    return lost
  }

  private static func list(_ names: [String]) -> [String] {
    names.prefix(mostPlaces).map { "`\($0)`" } + (names.count > mostPlaces ? ["others"] : [])
  }

  private static let mostPlaces = 5

  private static func fate(_ kinds: [RouteSyntax.Presentation]) -> String {
    var fates: [String] = []
    if kinds.contains(.push) { fates.append("saved stacks end before the screen") }
    if kinds.contains(.sheet) || kinds.contains(.cover) {
      fates.append(
        "the saved screen over the tabs is not presented again, nor are the screens pushed on it or presented over it")
    }
    if kinds.contains(.window) { fates.append("saved windows of the screen are not opened again") }
    return fates.joined(separator: ", and ")
  }

  private struct ArgumentLoss {
    let message: String
    let help: String
    /// If `false`, saved arguments are assigned to the wrong parameters.
    let isLost: Bool
  }

  /// `nil` if all saved arguments are restored correctly.
  private mutating func arguments(_ old: [Parameter], _ new: [Parameter]) -> ArgumentLoss? {
    guard old.count == new.count else {
      return ArgumentLoss(
        message: "has \(counted(new.count, "parameter")) instead of \(old.count), so saved arguments do not fit",
        help: "added and removed parameters always have this effect; allow the change if the loss is acceptable",
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
          message: "has the parameter `\(present.name.string): \(now)` instead of `\(former.name.string): \(was)`, so "
            + (reading == .none ? "saved values do not fit" : "some saved values do not fit"),
          help: "keep the order and the types of the parameters", isLost: true)
      }
      if former.name != present.name, names.contains(former.name.string) {
        misread.append("`\(former.name.string)` is restored as `\(present.name.string)`")
      }
    }
    guard !misread.isEmpty else { return nil }
    return ArgumentLoss(
      message: "has its parameters in another order, but arguments are saved by position: " + misread.joined(or: "and"),
      help: "keep the order of the parameters", isLost: false)
  }

  /// An index in the old version; `nil` if the types differ or are built in.
  private func sameType(_ old: Parameter, _ new: Parameter) -> Int? {
    guard case .declared(let former) = old.type, case .declared(let present) = new.type, pair.types[former] == present
    else { return nil }
    switch (pair.old.types[former].kind, pair.new.types[present].kind) {
    case (.enumeration, .enumeration), (.native, .native): return former
    default: return nil
    }
  }

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
          old.name.string, "`\(name)` was \(successor.map { "renamed to `\($0.name.string)`" } ?? "removed")",
          "saved screens with this value are dropped, because values are saved by name",
          help: successor == nil
            ? "keep the value until no device has saved it"
            : "keep the name; write `{ \(value.name.string): TEXT }` to change the text in URLs",
          before: value.name.span, after: successor?.name.span ?? new.name.span)
      }
    case (.native(let former, _), .native(let present, _)) where former != present:
      lose(
        old.name.string, "the Swift type of `\(old.name.string)` changed from `\(former)` to `\(present)`",
        "saved screens with a value are dropped if `\(present)` cannot decode the values of `\(former)`",
        help: "make `\(present)` decode the values that `\(former)` encodes", before: old.name.span,
        after: new.name.span)
    default: break
    }
  }
}

extension RouteSyntax.Presentation {
  var participle: String {
    switch self {
    case .push: "pushed"
    case .sheet: "a sheet"
    case .cover: "a cover"
    case .window: "a window"
    case .gate: "a gate"
    }
  }
}
