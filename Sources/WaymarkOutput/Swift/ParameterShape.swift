import LinkResolving
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

  /// In the name of a helper function, with a capital letter.
  var helperName: String {
    switch arity {
    case .one: typeName
    case .optional: "Optional\(typeName)"
    case .list: "List\(typeName)"
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

  var isOfFoundation: Bool {
    switch base {
    case .primitive(.uuid), .primitive(.url): true
    case .primitive, .enumeration, .native: false
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
}

enum DefaultValue {
  static func clause(_ parameter: Parameter, _ model: NavigationModel) -> SwiftText {
    switch parameter.arity {
    case .required: ""
    case .optional: " = nil"
    case .list: " = []"
    case .defaulted(let text): value(text, parameter.type, model).map { " = \($0)" } ?? ""
    }
  }

  static func value(_ parameter: Parameter, _ model: NavigationModel) -> SwiftText? {
    guard case .defaulted(let text) = parameter.arity else { return nil }
    return value(text, parameter.type, model)
  }

  private static func value(_ text: String, _ type: ValueType, _ model: NavigationModel) -> SwiftText? {
    switch type {
    case .primitive(let type): literal(text, type)
    case .declared(let index):
      switch model.types[index].kind {
      case .enumeration(let cases, _): cases.first { $0.text == text }.map { ".\(Identifier($0.name.string))" }
      case .refinement(of: let type, _): literal(text, type)
      case .native: nil
      }
    }
  }

  private static func literal(_ text: String, _ type: PrimitiveType) -> SwiftText? {
    switch type {
    case .string, .slug: "\(StringLiteral(text))"
    case .int, .uint: Int(text).map { "\($0)" }
    case .double: Double(text).flatMap { $0.isFinite ? "\($0)" : nil }
    case .bool: text == "true" ? "true" : "false"
    case .uuid: .uuid(text)
    case .date: .date(text)
    case .url: .url(text)
    }
  }
}

extension Parameter {
  /// For display, such as `[CalendarView]` or `Int?`.
  package func swiftType(in model: NavigationModel) -> String {
    ParameterShape(self, model).swiftType(in: nil).description
  }

  /// For display, such as `.month`; `nil` if the parameter is required.
  package func swiftDefault(in model: NavigationModel) -> String? {
    let clause = DefaultValue.clause(self, model).description
    return clause.isEmpty ? nil : String(clause.dropFirst(3))
  }
}
