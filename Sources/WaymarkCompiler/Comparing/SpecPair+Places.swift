import SpecModel
import WaymarkLinks

extension SpecPair {
  /// Renamed tabs, screens, and parameters count as equal.
  func isSame(_ former: LandedPlace, _ present: LandedPlace) -> Bool {
    former.keepsStack == present.keepsStack
      && isSame(former.tab, present.tab, tabs)
      && isSame(former.app, present.app, resolvedLinks)
      && isSame(former.stack, present.stack)
      && former.modals.count == present.modals.count
      && zip(former.modals, present.modals).allSatisfy {
        $0.kind == $1.kind && isSame($0.entry, $1.entry, routes) && isSame($0.stack, $1.stack)
      }
  }

  /// Regardless of arguments and of the screens beneath the last one.
  func hasSameEnd(_ former: LandedPlace, _ present: LandedPlace) -> Bool {
    if let screen = former.screens.last { return routes[screen.index] == present.screens.last?.index }
    return present.screens.isEmpty && former.tab.flatMap { tabs[$0.index] } == present.tab?.index
      && former.app.flatMap { resolvedLinks[$0.index] } == present.app?.index
  }

  private func isSame(_ stack: [LandedPlace.Entry], _ other: [LandedPlace.Entry]) -> Bool {
    stack.count == other.count && zip(stack, other).allSatisfy { isSame($0, $1, routes) }
  }

  private func isSame(_ entry: LandedPlace.Entry?, _ other: LandedPlace.Entry?, _ names: NamePairs) -> Bool {
    guard let entry, let other else { return entry == nil && other == nil }
    return names[entry.index] == other.index && isSame(entry.values, other.values)
  }

  /// A renamed or added parameter is no difference; a removed one only if its argument differed from the default.
  private func isSame(_ values: [LandedPlace.Value], _ others: [LandedPlace.Value]) -> Bool {
    var left = others.filter { other in !values.contains { $0.name == other.name } }
    for value in values {
      if let other = others.first(where: { $0.name == value.name }) {
        guard isSame(value, other) else { return false }
      } else if let renamed = left.firstIndex(where: { $0.parameter.isList == value.parameter.isList }),
        isSame(value, left[renamed])
      {
        // Renamed parameters are matched in their order, as in the generated Swift.
        left.remove(at: renamed)
      } else if !value.isUnsaid {
        return false
      }
    }
    return true
  }

  private func isSame(_ value: LandedPlace.Value, _ other: LandedPlace.Value) -> Bool {
    let (cases, otherCases) = (old.cases(of: value.parameter), new.cases(of: other.parameter))
    if let cases, let otherCases {
      let pairs = NamePairs(cases, otherCases).pairs.map { (cases[$0.old].name.string, otherCases[$0.new].name.string) }
      return value.argument.isSame(other.argument) { name, otherName in pairs.contains { $0 == (name, otherName) } }
    }
    // The name of an enum case is irrelevant if the other value is not an enum.
    func text(_ text: String, _ cases: [DeclaredType.Case]?) -> String {
      cases?.first { $0.name.string == text }?.text ?? text
    }
    return value.argument.isSame(other.argument) { text($0, cases) == text($1, otherCases) }
  }
}

extension LandedPlace.Value {
  fileprivate var name: String { parameter.name.string }

  fileprivate var isUnsaid: Bool {
    switch (argument, parameter.arity) {
    case (.none, _): true
    case (.list(let values), _): values.isEmpty
    case (_, .defaulted(let text)): argument.isSame(.string(text), ==)
    default: false
    }
  }
}

extension Argument {
  /// Regardless of the Swift types.
  fileprivate func isSame(_ other: Argument, _ isSameText: (String, String) -> Bool) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.none, .list(let values)), (.list(let values), .none): values.isEmpty
    case (.list(let values), .list(let others)):
      values.count == others.count && zip(values, others).allSatisfy { $0.isSame($1, isSameText) }
    case (.list(let values), _):
      values.count == 1 && values[0].isSame(other, isSameText) || other.urlText == Self.rest(values)
    case (_, .list(let values)): values.count == 1 && isSame(values[0], isSameText) || urlText == Self.rest(values)
    default:
      if let text = urlText, let otherText = other.urlText {
        isSameText(text, otherText)
          || (isNumber || other.isNumber) && Double(text) != nil && Double(text) == Double(otherText)
      } else {
        self == other
      }
    }
  }

  private static func rest(_ values: [Argument]) -> String? {
    values.isEmpty ? nil : values.map { $0.urlText?.replacing("/", with: "%2F") ?? "" }.joined(separator: "/")
  }

  private var isNumber: Bool {
    switch self {
    case .int, .uint, .double: true
    default: false
    }
  }

  private var urlText: String? {
    switch self {
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let value): String(value)
    case .bool(let value): String(value)
    case .string(let value): value
    case .uuid(let value): value.description
    case .date(let value): value.description
    case .url(let value): value
    case .none, .list, .native: nil
    }
  }
}

extension NavigationModel {
  /// `nil` if the argument is another value.
  fileprivate func `default`(of value: LandedPlace.Value) -> String? {
    guard case .defaulted(let text) = value.parameter.arity else { return nil }
    let cases = cases(of: value.parameter)
    // The default value of an enum is its text in URLs.
    let isDefault = value.argument.isSame(.string(text)) { own, other in
      own == other || cases?.contains { $0.name.string == own && $0.text == other } == true
    }
    return isDefault ? text : nil
  }

  fileprivate func cases(of parameter: Parameter) -> [DeclaredType.Case]? {
    guard case .declared(let index) = parameter.type, case .enumeration(let cases, _) = types[index].kind else {
      return nil
    }
    return cases
  }
}

extension SpecPair {
  /// The removed tab, or the only screen beneath that was added or removed; `nil` if no single declaration explains the
  /// difference.
  func cause(from former: LandedPlace, to present: LandedPlace) -> Change.Cause? {
    if let tab = former.tab, tabs[tab.index] == nil {
      return Change.Cause(subject: tab.name, message: "the tab `\(tab.name)` was removed")
    }
    // Another tab or last screen is a change of its own.
    guard former.tab.flatMap({ tabs[$0.index] }) == present.tab?.index, let last = former.screens.last,
      routes[last.index] == present.screens.last?.index
    else { return nil }
    let (olds, news) = (former.screens.dropLast(), present.screens.dropLast())
    let gone = olds.filter { old in !news.contains { $0.index == routes[old.index] } }
    let added = news.filter { new in !olds.contains { routes[$0.index] == new.index } }
    guard let screen = gone.first ?? added.first, gone.count + added.count == 1 else { return nil }
    let place = added.isEmpty ? former : present
    let role = place.modals.contains { $0.entry.index == screen.index } ? "beneath other screens" : "a parent"
    let problem =
      added.isEmpty ? routes[screen.index] == nil ? "was removed" : "is no longer \(role)" : "is now \(role)"
    return Change.Cause(subject: screen.name, message: "the screen `\(screen.name)` \(problem)")
  }

  /// The type because of which a link matches fewer URLs; `nil` if none or several types changed.
  func causeInTypes(of link: Link) -> Change.Cause? {
    let used = Set(
      link.pattern.captureTypes.values.compactMap { type -> Int? in
        if case .declared(let index) = type { index } else { nil }
      })
    let changed = used.intersection(changedTypes)
    guard let index = changed.first, changed.count == 1 else { return nil }
    let name = old.types[index].name.string
    return Change.Cause(subject: name, message: "the type `\(name)` accepts other values")
  }

  /// The origin serves links without `origins` only in the new version.
  func cause(ofDefault origin: Int) -> Change.Cause? {
    guard let former = origins.pairs.first(where: { $0.new == origin })?.old, !old.origins[former].isDefault,
      new.origins[origin].isDefault
    else { return nil }
    let name = new.origins[origin].name.string
    return Change.Cause(subject: name, message: "the origin `\(name)` now serves all links without `origins`")
  }

  /// The default value or the type because of which a screen has another argument.
  func editOfValues(from former: LandedPlace, to present: LandedPlace) -> (cause: Change.Cause, help: String)? {
    for (entry, other) in zip(former.entries, present.entries) {
      for value in entry.values {
        guard let now = other.values.first(where: { $0.name == value.name }), !isSame(value, now) else { continue }
        if let was = old.default(of: value), let text = new.default(of: now) {
          let texts = QuotedPair(was, text)
          let words = "the default of `\(value.name)` changed from \(texts.old) to \(texts.new)"
          return (Change.Cause(subject: entry.name, message: "in `\(entry.name)`, \(words)"), "keep the default")
        }
        guard case .declared(let index) = value.parameter.type, changedTypes.contains(index) else { return nil }
        let name = old.types[index].name.string
        return (
          Change.Cause(subject: name, message: "the type `\(name)` accepts other values"),
          "keep the texts or the range of `\(name)`"
        )
      }
    }
    return nil
  }

  /// The removed scheme or host, or an origin that reads the URL in another way.
  func cause(_ endpoint: Endpoint, _ url: String, of link: Int, to successor: Int?) -> Change.Cause? {
    if let other = newEndpoints[endpoint.text] {
      let name = new.origins[other.origin].name.string
      if endpoint.reading.plusIsSpace != other.reading.plusIsSpace, url.utf8.contains(UInt8(ascii: "+")) {
        return Change.Cause(
          subject: name,
          message: "`+` in queries now means a \(other.reading.plusIsSpace ? "space" : "plus sign") on `\(name)`")
      }
      guard endpoint.reading.ignoresCase != other.reading.ignoresCase,
        old.links[link].pattern.isInOtherCase(url, old.types)
          || successor.map({ new.links[$0].pattern.isInOtherCase(url, new.types) }) ?? false
      else { return nil }
      return Change.Cause(
        subject: name,
        message: "`\(name)` now \(other.reading.ignoresCase ? "ignores" : "distinguishes") upper and lower case")
    }
    return Change.Cause(subject: endpoint.host?.text ?? endpoint.scheme, message: loss(of: endpoint))
  }

  func loss(of endpoint: Endpoint) -> String {
    let isDeclared = new.origins.contains { origin in
      endpoint.host.map { host in origin.hosts.contains { $0.text == host.text } }
        ?? origin.schemes.contains(endpoint.scheme)
    }
    return "`\(endpoint.text)` \(isDeclared ? "no longer has links" : "was removed")"
  }

  /// Keyed by the captures in the hosts, which add a parameter to each screen that a link of the host opens.
  var causesOfHostCaptures: (removed: [String: Change.Cause], added: [String: Change.Cause]) {
    func causes(_ model: NavigationModel, without other: NavigationModel, _ verb: String) -> [String: Change.Cause] {
      let known = Set(other.origins.flatMap(\.hosts).map(\.text))
      var causes: [String: Change.Cause] = [:]
      for host in model.origins.flatMap(\.hosts) where !known.contains(host.text) {
        for capture in host.captures {
          causes[capture.string] = Change.Cause(subject: host.text, message: "the host `\(host.text)` was \(verb)")
        }
      }
      return causes
    }
    return (causes(old, without: new, "removed"), causes(new, without: old, "added"))
  }
}

extension Pattern {
  /// A part of the URL differs only in case from a literal or a text of an enum.
  fileprivate func isInOtherCase(_ url: String, _ types: [DeclaredType]) -> Bool {
    var texts = path.segments.compactMap { if case .literal(let text) = $0 { text } else { nil } }
    for case .declared(let index) in captureTypes.values {
      if case .enumeration(let cases, _) = types[index].kind { texts += cases.map(\.text) }
    }
    return url.split(whereSeparator: { "/?&=#".contains($0) }).contains { part in
      texts.contains { $0 != part && $0.lowercased() == part.lowercased() }
    }
  }
}

extension LandedPlace {
  fileprivate var entries: [Entry] { [tab, app].compactMap(\.self) + screens }

  var screens: [Entry] { stack + modals.flatMap { [$0.entry] + $0.stack } }
}

extension DeclaredType {
  /// Equal for types that accept the same values.
  var accepted: String {
    switch kind {
    case .native: "native"
    case .enumeration(let cases, _): cases.map(\.text).sorted().joined(separator: "\0")
    case .refinement(let primitive, _):
      "\(primitive.specName)\0\(range?.text.string ?? "")\0\(expression?.string ?? "")"
    }
  }
}
