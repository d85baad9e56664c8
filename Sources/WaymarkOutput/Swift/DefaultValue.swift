import LinkResolving
import SpecModel
import WaymarkLinks

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
