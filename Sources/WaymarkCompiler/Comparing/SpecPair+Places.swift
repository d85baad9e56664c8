import WaymarkLinks
import WaymarkModel

extension SpecPair {
  /// Returns whether two destinations have the same screens and arguments. Renamed tabs, screens, and parameters count
  /// as equal.
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

  private func isSame(_ stack: [LandedPlace.Entry], _ other: [LandedPlace.Entry]) -> Bool {
    stack.count == other.count && zip(stack, other).allSatisfy { isSame($0, $1, routes) }
  }

  private func isSame(
    _ entry: LandedPlace.Entry?, _ other: LandedPlace.Entry?, _ names: NamePairs
  ) -> Bool {
    guard let entry, let other else { return entry == nil && other == nil }
    return names[entry.index] == other.index && isSame(entry.values, other.values)
  }

  /// Returns whether the arguments of a screen are equal in both versions.
  ///
  /// A renamed or added parameter does not count as a difference. A removed parameter counts as a difference only if
  /// its argument differed from the default value.
  ///
  /// - Parameters:
  ///   - values: The arguments in the old version.
  ///   - others: The arguments in the new version.
  /// - Returns: `true` if the arguments are equal.
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

  /// A Boolean value that indicates whether the argument equals the default value of the parameter.
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
  /// Returns whether two arguments represent the same value in a URL, regardless of their Swift types.
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

  /// Returns the path segments that `**` matches, joined into one string.
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
  /// Returns the cases of a parameter's type; `nil` if the type is not an enum.
  fileprivate func cases(of parameter: Parameter) -> [DeclaredType.Case]? {
    guard case .declared(let index) = parameter.type, case .enumeration(let cases, _) = types[index].kind else {
      return nil
    }
    return cases
  }
}
