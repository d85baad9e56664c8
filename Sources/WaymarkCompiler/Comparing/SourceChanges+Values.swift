import SpecModel
import SpecText
import WaymarkLinks
import WaymarkOutput

/// A key is a property of the generated `Metadata`, so its removal or new type breaks code; a new value only affects
/// behavior.
extension SourceChanges {
  mutating func compareMetadata() {
    let (old, new) = (pair.old.metadataKeys, pair.new.metadataKeys)
    let keys = NamePairs(old.map(\.name.string), new.map(\.name.string))
    compareCases(
      keys, old, new, name: { "Metadata.\($0.name.string)" }, subject: { $0.name.string }, span: { $0.name.span },
      addition: "the metadata of each tab and screen has the new property")
    var unchanged: [NamePairs.Pair] = []
    for key in keys.pairs {
      let (former, present) = (old[key.old], new[key.new])
      let types = (former.swiftType(in: pair.old), present.swiftType(in: pair.new))
      if PayloadChanges.isSameType(former, present, types.0, types.1, pair) {
        unchanged.append(key)
      } else {
        reportType(of: present, types, before: former)
      }
    }
    for key in unchanged { compareDefault(key) }
    for tab in pair.tabs.pairs {
      let (former, present) = (pair.old.tabs[tab.old], pair.new.tabs[tab.new])
      compareValues(
        unchanged, ("tab", former.name.string), former.metadata, present.metadata, (former.name.span, present.name.span)
      )
    }
    for route in pair.routes.pairs {
      let (former, present) = (pair.old.routes[route.old], pair.new.routes[route.new])
      compareValues(
        unchanged, ("route", former.name.string), former.metadata, present.metadata,
        (former.name.span, present.name.span))
    }
  }

  private mutating func reportType(of key: Parameter, _ types: (String, String), before old: Parameter) {
    add(
      key.name.string, "the type of `Metadata.\(key.name.string)` changed from `\(types.0)` to `\(types.1)`",
      isBreaking: true, help: "update the code that reads the property", before: old.name.span, after: key.name.span)
  }

  private mutating func compareDefault(_ key: NamePairs.Pair) {
    let (old, new) = (pair.old.metadata(key.old, in: []), pair.new.metadata(key.new, in: []))
    guard old != new else { return }
    let name = pair.new.metadataKeys[key.new].name
    add(
      name.string, "the default value of the metadata key `\(name.string)` changed from \(old.words) to \(new.words)",
      isBreaking: false, before: pair.old.metadataKeys[key.old].name.span, after: name.span)
  }

  /// A change of the default value is reported with the key.
  private mutating func compareValues(
    _ keys: [NamePairs.Pair], _ owner: (kind: String, name: String), _ former: [MetadataValue],
    _ present: [MetadataValue], _ spans: (Span, Span)
  ) {
    for key in keys {
      let given = (former[ofKey: key.old], present[ofKey: key.new])
      guard given.0 != nil || given.1 != nil else { continue }
      let (old, new) = (pair.old.metadata(key.old, in: former), pair.new.metadata(key.new, in: present))
      guard old != new else { continue }
      add(
        owner.name,
        "the metadata `\(pair.new.metadataKeys[key.new].name.string)` of the \(owner.kind) `\(owner.name)` changed from "
          + "\(old.words) to \(new.words)",
        isBreaking: false, before: given.0?.span ?? spans.0, after: given.1?.span ?? spans.1)
    }
  }
}

extension Argument {
  fileprivate var words: String { if case .none = self { "no value" } else { "\(Quoted(metadataText))" } }
}

extension SourceChanges {
  mutating func compareReturns(_ old: Route, _ new: Route) {
    let types = (old.returns?.parameter.swiftType(in: pair.old), new.returns?.parameter.swiftType(in: pair.new))
    guard types.0 != types.1 else { return }
    let name = new.name.string
    let spans = (old.returns?.text.span ?? old.name.span, new.returns?.text.span ?? new.name.span)
    switch types {
    case (let former?, let present?):
      add(
        name, "`\(name)` now returns `\(present)` instead of `\(former)`", isBreaking: true,
        help: "update the code that uses the result, and the value that the screen passes to `finish`",
        before: spans.0, after: spans.1)
    case (let former?, nil):
      add(
        name, "`\(name)` no longer returns `\(former)`, so `result(of: .\(name))` and `finish(.\(name))` were removed",
        isBreaking: true, help: Self.removalHelp, before: spans.0, after: spans.1)
    case (nil, let present?):
      add(
        name, "`\(name)` now returns `\(present)`; the screen must pass a value to `finish`", isBreaking: false,
        before: spans.0, after: spans.1)
    case (nil, nil): break
    }
  }
}

extension SourceChanges {
  mutating func compareModules(_ old: Feature, _ new: Feature) {
    guard old.module?.string != new.module?.string else { return }
    func name(_ feature: Feature) -> String { feature.module.map { "the module `\($0.string)`" } ?? "the app's module" }
    add(
      new.name.string,
      "`\(new.namespace)` and the enums of the feature `\(new.name.string)` moved from \(name(old)) to \(name(new))",
      isBreaking: true, help: "import \(name(new)) where code uses the enums", before: (old.module ?? old.name).span,
      after: (new.module ?? new.name).span)
  }
}

/// The associated values of an enum case in two versions.
struct PayloadChanges {
  private(set) var words: [String] = []
  private(set) var isBreaking = false

  init(_ old: [Parameter], _ new: [Parameter], _ pair: SpecPair) {
    let (types, newTypes) = (old.map { $0.swiftType(in: pair.old) }, new.map { $0.swiftType(in: pair.new) })
    // A parameter at the same position with the same type counts as renamed.
    var names = NamePairs(old.map(\.name.string), new.map(\.name.string))
    if old.count == new.count {
      names = NamePairs(
        old.map(\.name.string), new.map(\.name.string),
        traits: [.init(old: { "\($0) \(types[$0])" }, new: { "\($0) \(newTypes[$0])" })])
    }
    func say(_ clause: String, isBreaking: Bool = true) {
      words.append(clause)
      if isBreaking { self.isBreaking = true }
    }
    for parameter in names.pairs {
      let (former, present) = (old[parameter.old], new[parameter.new])
      let (was, now) = (types[parameter.old], newTypes[parameter.new])
      let name = present.name.string
      if parameter.isRenamed { say("`\(former.name.string)` is now named `\(name)`") }
      if !Self.isSameType(former, present, was, now, pair) { say("`\(name)` is now `\(now)` instead of `\(was)`") }
      let defaults = (former.swiftDefault(in: pair.old), present.swiftDefault(in: pair.new))
      switch (former.arity, present.arity) {
      case (.defaulted, .defaulted) where defaults.0 != defaults.1:
        let texts = QuotedPair(defaults.0 ?? "", defaults.1 ?? "")
        say("the default of `\(name)` is now \(texts.new) instead of \(texts.old)", isBreaking: false)
      case (.defaulted, .required): say("`\(name)` no longer has the default \(Quoted(defaults.0 ?? ""))")
      case (.required, .defaulted): say("`\(name)` now has the default \(Quoted(defaults.1 ?? ""))", isBreaking: false)
      // The type of an optional or a list implies its default.
      default: break
      }
    }
    for index in names.gone { say("`\(old[index].name.string): \(types[index])` was removed") }
    for index in names.added { say("`\(new[index].name.string): \(newTypes[index])` was added") }
    let order = names.pairs.map(\.new)
    if order != order.sorted() {
      say(
        "the order is now " + new.prefix(8).map { "`\($0.name.string)`" }.joined(separator: ", ")
          + (new.count > 8 ? " and so on" : ""))
    }
  }

  /// Also `true` if another change reports the difference.
  static func isSameType(_ old: Parameter, _ new: Parameter, _ was: String, _ now: String, _ pair: SpecPair) -> Bool {
    if was == now { return true }
    guard case .declared(let former) = old.type, case .declared(let present) = new.type, pair.types[former] == present,
      old.arity.isLike(new.arity)
    else { return false }
    switch (pair.old.types[former].kind, pair.new.types[present].kind) {
    case (.enumeration, .enumeration), (.native, .native): return true
    default: return false
    }
  }
}

extension Parameter.Arity {
  /// For example, a default value does not change the Swift type.
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.required, .required), (.required, .defaulted), (.defaulted, .required), (.defaulted, .defaulted),
      (.optional, .optional), (.list, .list):
      true
    default: false
    }
  }
}
