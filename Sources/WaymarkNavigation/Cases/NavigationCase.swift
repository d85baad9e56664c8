/// A generated enum: its cases taken apart and put together again. Equality, hashing and coding are written here, once, so
/// that generated code compiles in about the time of a bare enum.
public protocol NavigationCase: Hashable, Codable, Identifiable, Sendable {
  /// A line for each case: name, parameters, accessibility ID, title and what else there is to say, parted by tabs.
  static var _cases: StaticString { get }

  /// The type that parameters in ``_cases`` have by that name, where it is not one of the language's.
  static func _type(named name: String) -> _ParameterType?

  /// Which case this is, and its arguments.
  var _parts: _CaseParts { get }

  /// Puts a case together from parts that ``init(parts:)`` has checked.
  static func _make(checked parts: inout _CaseReader) -> Self
}

extension NavigationCase {
  /// No other types than the language's.
  public static func _type(named name: String) -> _ParameterType? { nil }

  /// Puts a case together; nil where the parts fit no case.
  package init?(parts: CaseParts) {
    guard Self.accepts(parts) else { return nil }
    var reader = _CaseReader(parts)
    self = Self._make(checked: &reader)
  }

  /// The name in the spec; of a feature's case, that of the screen inside it.
  public var name: String { Self.row(of: _parts)?.text(.name) ?? "" }

  /// Two values are equal where their cases and arguments are.
  public static func == (left: Self, right: Self) -> Bool { left._parts == right._parts }

  /// Feeds the case and its arguments to the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(_parts) }

  /// The value itself: what SwiftUI's `sheet(item:)` and `ForEach` ask for.
  public var id: Self { self }
}

extension NavigationCase {
  /// Whether a case exists and takes exactly these arguments, down to a feature's.
  static func accepts(_ parts: CaseParts) -> Bool {
    guard let parameters = CaseTable(_cases).row(parts.index)?.parameters,
      parameters.count == parts.arguments.count
    else { return false }
    return zip(parameters, parts.arguments).allSatisfy { parameter, argument in
      type(of: parameter)?.accepts(argument, as: parameter.arity) ?? false
    }
  }

  /// The line of a case; of a case that holds a feature's, the line of that.
  static func row(of parts: CaseParts) -> CaseRow? {
    let row = CaseTable(_cases).row(parts.index)
    guard case .screen(let nested)? = parts.arguments.first, let parameter = row?.parameters.first,
      let screens = type(of: parameter)?.screens
    else { return row }
    return screens.row(of: nested)
  }

  /// The case as Swift writes it, without a leading dot: `fruit(name: "apple")`.
  static func text(of parts: CaseParts) -> String {
    guard let row = CaseTable(_cases).row(parts.index) else { return "" }
    let arguments = zip(row.parameters, parts.arguments).map { parameter, argument in
      let value = type(of: parameter)?.text(argument, as: parameter.arity) ?? argument.text
      return parameter.label.isEmpty ? value : "\(parameter.label): \(value)"
    }
    return row.text(.name) + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
  }

  static func type(of parameter: CaseParameter) -> _ParameterType? {
    _ParameterType.builtIn(parameter.typeName) ?? _type(named: parameter.typeName)
  }
}
