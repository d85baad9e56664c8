import WaymarkLinks
import WaymarkNavigation

/// A screen in the form that commands use, such as `product?id=3`.
///
/// The values of parameters are percent-encoded, as in the query of a URL. An optional parameter without a value is
/// omitted, and the key of a list occurs once for each element. The value of an enum is the name of its case.
struct ScreenText {
  let name: String
  private var items: [(key: String, value: String)] = []

  /// Creates a screen without values.
  init(name: String) { self.name = name }

  /// Decodes a screen, or returns `nil` if a percent escape is malformed.
  init?(_ text: Substring.UTF8View) {
    let parts = text.split(separator: UInt8(ascii: "?"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = Self.decoded(parts[0]), !name.isEmpty else { return nil }
    self.name = name
    guard parts.count > 1 else { return }
    for item in parts[1].split(separator: UInt8(ascii: "&")) {
      let sides = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = Self.decoded(sides[0]), let value = sides.count > 1 ? Self.decoded(sides[1]) : "" else {
        return nil
      }
      items.append((key, value))
    }
  }

  static func decoded(_ bytes: Substring.UTF8View) -> String? { try? PercentCoding.decodedStrictly(bytes) }

  /// The result of looking up a screen.
  enum Lookup {
    case found(CaseParts)
    /// The enum has no case with the name of the screen.
    case unknown
    /// The values don't match the parameters. The associated string is the reason.
    case mismatch(String)
  }

  /// Returns the case of an enum with this name and these values.
  func parts(in cases: NavigationCases, _ rules: ScreenRules) -> Lookup {
    var index = 0
    while let row = cases.table.row(index) {
      if let screens = cases.screens(of: row) {
        switch screens.own(self, rules) {
        case .found(let parts): return .found(CaseParts(index, wrapping: parts))
        case .mismatch(let reason): return .mismatch(reason)
        case .unknown: break
        }
      } else if row.field(.name).elementsEqual(name.utf8) {
        return arguments(row.parameters, rules, index, cases)
      }
      index += 1
    }
    return .unknown
  }

  fileprivate func arguments(
    _ parameters: [CaseParameter], _ rules: ScreenRules, _ index: Int, _ cases: NavigationCases
  ) -> Lookup {
    var arguments: [Argument] = []
    for parameter in parameters {
      var values = items.filter { $0.key == parameter.label }.map { $0.value }
      var isDefault = false
      if values.isEmpty, parameter.arity == .one, let value = rules.defaultValue(of: parameter.label, in: name) {
        values = [value]
        isDefault = true
      }
      var elements: [Argument] = []
      for value in values {
        guard let argument = ArgumentText.argument(value, typeName: parameter.typeName, isChecked: isDefault)
        else {
          return .mismatch("the value of \(parameter.label) is no \(parameter.typeName)")
        }
        elements.append(argument)
      }
      switch (parameter.arity, elements.count) {
      case (.list, _): arguments.append(.list(elements))
      case (.optional, 0): arguments.append(.none)
      case (_, 1): arguments.append(elements[0])
      case (_, 0): return .mismatch("\(name) needs a value for \(parameter.label)")
      default: return .mismatch("\(parameter.label) has several values")
      }
    }
    for item in items where !parameters.contains(where: { $0.label == item.key }) {
      return .mismatch("\(name) has no parameter \(item.key)")
    }
    let parts = CaseParts(index, arguments)
    return cases.accepts(parts) ? .found(parts) : .mismatch("\(name) has parameters of other types")
  }
}

extension NavigationCases {
  /// Returns the case with the name and the values of a screen. The method doesn't search features.
  fileprivate func own(_ text: ScreenText, _ rules: ScreenRules) -> ScreenText.Lookup {
    guard let index = table.index(named: text.name), let row = table.row(index) else { return .unknown }
    return text.arguments(row.parameters, rules, index, self)
  }
}
