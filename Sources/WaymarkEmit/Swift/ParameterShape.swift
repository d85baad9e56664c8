import SwiftWriter
import WaymarkLinks
import WaymarkModel

/// What a parameter is in Swift: all that its declaration and the ways to parts and back depend on.
struct ParameterShape {
  enum Base {
    case primitive(PrimitiveType)
    /// An enum of the spec.
    case enumeration(name: String)
    /// A type of the app's own.
    case native(name: String, swift: String, identity: String)
  }

  let base: Base
  let arity: ValueArity

  // An initializer would take a copy of the model else, for each parameter.
  init(_ parameter: borrowing Parameter, _ model: borrowing NavigationModel) {
    base =
      switch parameter.type {
      case .primitive(let type): .primitive(type.stored)
      case .declared(let index):
        switch model.types[index].kind {
        case .enumeration: .enumeration(name: model.types[index].name.string)
        case .refinement(of: let type, _): .primitive(type.stored)
        case .native(let swift, let identity):
          .native(name: model.types[index].name.string, swift: swift, identity: identity)
        }
      }
    arity = parameter.valueArity
  }

  /// The name that the rows of a case table and the helper's name have for the type.
  var typeName: String {
    switch base {
    case .primitive(let type): type.specName
    case .enumeration(let name), .native(let name, _, _): name
    }
  }

  /// The type in a row of a case table.
  var rowType: String {
    switch arity {
    case .one: typeName
    case .optional: "\(typeName)?"
    case .list: "[\(typeName)]"
    }
  }

  /// The type's part of the name of the helper that makes parts; different for different shapes.
  var helperName: String {
    switch arity {
    case .one: typeName
    case .optional: "optional\(typeName)"
    case .list: "list\(typeName)"
    }
  }

  /// The type in Swift, where an enum of the spec is found by its name alone or inside a namespace.
  func swiftType(in namespace: Identifier?) -> SwiftText {
    let type: SwiftText =
      switch base {
      case .primitive(let type): type.swiftType
      case .enumeration(let name): (namespace.map { "\($0)." } ?? "") + "\(Identifier(name))"
      case .native(_, let swift, _): .path(swift)
      }
    return switch arity {
    case .one: type
    case .optional: "\(type)?"
    case .list: "[\(type)]"
    }
  }

  /// The value's argument, of a variable that holds the value.
  func argument(_ variable: SwiftText) -> SwiftText {
    switch arity {
    case .one: element(variable)
    case .optional: ".optional(\(variable).map { \(element("$0")) })"
    case .list: ".list(\(variable).map { \(element("$0")) })"
    }
  }

  private func element(_ variable: SwiftText) -> SwiftText {
    switch base {
    case .primitive(let type): ".\(type.argumentCase)(\(variable))"
    case .enumeration: ".string(\(variable).rawValue)"
    case .native(_, _, let identity): ".native(\(variable), identity: \(variable).\(SwiftText.path(identity)))"
    }
  }

  /// The function of parts that gives the value back.
  var reader: SwiftText {
    switch (base, arity) {
    case (.primitive(let type), .one): type.argumentCase
    case (.primitive(let type), .optional): "optional\(type.readerName)"
    case (.primitive(let type), .list): "\(type.argumentCase)s"
    case (.enumeration, .one): "enumeration"
    case (.enumeration, .optional): "optionalEnumeration"
    case (.enumeration, .list): "enumerations"
    case (.native, .one): "native"
    case (.native, .optional): "optionalNative"
    case (.native, .list): "natives"
    }
  }
}

extension PrimitiveType {
  /// The type that has the same values in Swift; a `Slug` is a String of which URLs hold only some.
  fileprivate var stored: PrimitiveType { self == .slug ? .string : self }

  fileprivate var swiftType: SwiftText {
    switch self {
    case .string, .slug: "String"
    case .int: "Int"
    case .uint: "UInt"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "Foundation.UUID"
    case .date: "WaymarkNavigation.CalendarDate"
    case .url: "Foundation.URL"
    }
  }

  /// The case of ``Argument``, which the readers of parts are called after.
  fileprivate var argumentCase: SwiftText {
    switch self {
    case .string, .slug: "string"
    case .int: "int"
    case .uint: "uint"
    case .double: "double"
    case .bool: "bool"
    case .uuid: "uuid"
    case .date: "date"
    case .url: "url"
    }
  }

  /// How a reader's name goes on after `optional`.
  fileprivate var readerName: SwiftText {
    switch self {
    case .string, .slug: "String"
    case .int: "Int"
    case .uint: "UInt"
    case .double: "Double"
    case .bool: "Bool"
    case .uuid: "UUID"
    case .date: "Date"
    case .url: "URL"
    }
  }

  /// Whether Foundation has it.
  var isOfFoundation: Bool { self == .uuid || self == .url }
}
