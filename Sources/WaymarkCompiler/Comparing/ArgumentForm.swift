import SpecModel
import WaymarkLinks

/// The encoding of an argument in a snapshot (`_ParameterType`). It does not depend on the name or on constraints such
/// as `matching`, and all types based on `String` have the same.
struct ArgumentForm {
  enum Base: Equatable {
    case primitive(PrimitiveType)
    case enumeration(type: String, cases: [String])
    case native(type: String, swift: String)
  }

  /// The share of stored values that can be decoded.
  enum Reading: Comparable { case none, some, all }

  private let base: Base
  private let arity: ValueArity

  init(_ parameter: Parameter, _ model: NavigationModel) {
    func stored(_ type: PrimitiveType) -> Base { .primitive(type == .slug ? .string : type) }
    base =
      switch parameter.type {
      case .primitive(let type): stored(type)
      case .declared(let index):
        switch model.types[index].kind {
        case .enumeration(let cases, _):
          .enumeration(type: model.types[index].name.string, cases: cases.map(\.name.string))
        case .refinement(of: let type, _): stored(type)
        case .native(let swift, _): .native(type: model.types[index].name.string, swift: swift)
        }
      }
    arity = parameter.valueArity
  }

  func reading(_ former: ArgumentForm, isToldOfType: Bool) -> Reading {
    let arities: Reading =
      switch (former.arity, arity) {
      case (.one, .one), (.optional, .optional), (.list, .list), (.one, .optional): .all
      // A stored `nil` cannot be decoded.
      case (.optional, .one): .some
      case (.list, _), (_, .list): .none
      }
    let bases = isToldOfType ? .all : reading(former.base)
    // With incompatible types, only `nil` and empty lists can be decoded.
    if bases == .none, arities == .all, arity != .one, former.arity == arity { return .some }
    return min(arities, bases)
  }

  private func reading(_ former: Base) -> Reading {
    switch (former, base) {
    case (.primitive(let old), .primitive(let new)): Self.reading(old, as: new)
    case (.enumeration(_, let old), .enumeration(_, let new)):
      Set(old).isSubset(of: new) ? .all : Set(old).isDisjoint(with: new) ? .none : .some
    // The name of an enum case is valid text and a valid URL, but not a date or a UUID.
    case (.enumeration, .primitive(let new)): new == .string || new == .url ? .all : .none
    case (.primitive(let old), .enumeration): old == .string || old == .url ? .some : .none
    case (.native(_, let old), .native(_, let new)): old == new ? .all : .some
    // The values that a type declared by the app can decode are unknown.
    case (.native, _), (_, .native): .some
    }
  }

  private static func reading(_ old: PrimitiveType, as new: PrimitiveType) -> Reading {
    if old == new { return .all }
    switch (old, new) {
    case (.int, .double), (.uint, .double): return .all
    case (.int, .uint), (.uint, .int), (.double, .int), (.double, .uint): return .some
    case (.uuid, .string), (.date, .string), (.url, .string), (.uuid, .url), (.date, .url): return .all
    case (.string, .uuid), (.string, .date), (.string, .url), (.url, .uuid), (.url, .date): return .some
    default: return .none
    }
  }
}
