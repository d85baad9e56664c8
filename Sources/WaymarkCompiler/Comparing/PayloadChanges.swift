import WaymarkEmit
import WaymarkModel

/// How what a case carries differs, label by label.
struct PayloadChanges {
  /// A clause each, without what introduces them.
  private(set) var words: [String] = []
  private(set) var isBreaking = false

  init(_ old: [Parameter], _ new: [Parameter], _ pair: SpecPair) {
    let (types, newTypes) = (old.map { $0.swiftType(in: pair.old) }, new.map { $0.swiftType(in: pair.new) })
    // One that stands where it stood and is of the same type has another label.
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
      if parameter.isRenamed { say("`\(former.name.string)` is called `\(name)`") }
      if !Self.isSameType(former, present, was, now, pair) { say("`\(name)` is `\(now)` and was `\(was)`") }
      let defaults = (former.swiftDefault(in: pair.old), present.swiftDefault(in: pair.new))
      switch (former.arity, present.arity) {
      case (.defaulted, .defaulted) where defaults.0 != defaults.1:
        let texts = QuotedPair(defaults.0 ?? "", defaults.1 ?? "")
        say("`\(name)` is \(texts.new) unless said, and was \(texts.old)", isBreaking: false)
      case (.defaulted, .required):
        say("`\(name)` has no default any more, and was \(Quoted(defaults.0 ?? "")) unless said")
      case (.required, .defaulted): say("`\(name)` is \(Quoted(defaults.1 ?? "")) unless said", isBreaking: false)
      // What an optional or a list is unless said, its type says.
      default: break
      }
    }
    for index in names.gone { say("`\(old[index].name.string): \(types[index])` is gone") }
    for index in names.added { say("`\(new[index].name.string): \(newTypes[index])` is new") }
    let order = names.pairs.map(\.new)
    if order != order.sorted() {
      say(
        "the order is " + new.prefix(8).map { "`\($0.name.string)`" }.joined(separator: ", ")
          + (new.count > 8 ? " and so on" : ""))
    }
  }

  /// Whether code sees no difference, or is told of it with the type: an enum that has another name, a type of the app's that is another.
  private static func isSameType(_ old: Parameter, _ new: Parameter, _ was: String, _ now: String, _ pair: SpecPair)
    -> Bool
  {
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
  /// Whether Swift has the same type for both.
  fileprivate func isLike(_ other: Self) -> Bool {
    switch (self, other) {
    case (.required, .required), (.required, .defaulted), (.defaulted, .required), (.defaulted, .defaulted),
      (.optional, .optional), (.list, .list):
      true
    default: false
    }
  }
}
