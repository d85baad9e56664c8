import WaymarkLinks
import WaymarkModel

/// How an argument of a screen is kept in a snapshot, as ``ParameterType`` of the run time codes it, and whether one is read as another.
///
/// Names are no part of it, nor what narrows a type down: a String is a String, whatever `matching` says of it in URLs.
struct ArgumentForm {
  enum Base: Equatable {
    case primitive(PrimitiveType)
    /// By the names of its cases.
    case enumeration(type: String, cases: [String])
    /// As the app's type codes itself.
    case native(type: String, swift: String)
  }

  /// How much of what is kept can be read.
  enum Reading: Comparable {
    case none, some, all
  }

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

  /// How much of what was kept in another form is read in this one.
  ///
  /// - Parameter isToldOfType: Whether both have a type whose values are compared apart.
  func reading(_ former: ArgumentForm, isToldOfType: Bool) -> Reading {
    let arities: Reading =
      switch (former.arity, arity) {
      case (.one, .one), (.optional, .optional), (.list, .list), (.one, .optional): .all
      // What was nil cannot be read.
      case (.optional, .one): .some
      case (.list, _), (_, .list): .none
      }
    let bases = isToldOfType ? .all : reading(former.base)
    // Of other types, nil and an empty list are what they were.
    if bases == .none, arities == .all, arity != .one, former.arity == arity { return .some }
    return min(arities, bases)
  }

  private func reading(_ former: Base) -> Reading {
    switch (former, base) {
    case (.primitive(let old), .primitive(let new)): Self.reading(old, as: new)
    case (.enumeration(_, let old), .enumeration(_, let new)):
      Set(old).isSubset(of: new) ? .all : Set(old).isDisjoint(with: new) ? .none : .some
    // The name of a case is a text like any other, and a URL, but no day and no UUID.
    case (.enumeration, .primitive(let new)): new == .string || new == .url ? .all : .none
    case (.primitive(let old), .enumeration): old == .string || old == .url ? .some : .none
    case (.native(_, let old), .native(_, let new)): old == new ? .all : .some
    // Nobody here knows what the app's type makes of it.
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
