import SpecModel
import WaymarkLinks

struct ParameterShape {
  enum Base {
    case primitive(PrimitiveType)
    case enumeration(name: String)
    case native(name: String, swift: String, identity: String)
  }

  let base: Base
  let arity: ValueArity

  // This initializer borrows the model. The implicit one would copy the model for each parameter.
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

  /// The name in a ``CaseTable`` and in helper functions.
  var typeName: String {
    switch base {
    case .primitive(let type): type.specName
    case .enumeration(let name), .native(let name, _, _): name
    }
  }

  var rowType: String {
    switch arity {
    case .one: typeName
    case .optional: "\(typeName)?"
    case .list: "[\(typeName)]"
    }
  }

  /// Unique for each shape.
  var helperName: String {
    switch arity {
    case .one: typeName
    case .optional: "optional\(typeName)"
    case .list: "list\(typeName)"
    }
  }

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
  /// A `Slug` is stored as a `String`, because its restrictions apply only in URLs.
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

  /// The ``Argument`` case, also part of the names of `_CaseReader` methods.
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

  var isOfFoundation: Bool { self == .uuid || self == .url }
}
