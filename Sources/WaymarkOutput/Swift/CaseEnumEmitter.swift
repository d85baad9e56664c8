import SpecModel
import WaymarkLinks

/// For fast builds, the generated code uses explicit returns and one non-inlined helper for each signature
/// (Docs/Decisions/2). It reads non-optional arguments, because the library has validated them.
struct CaseEnumEmitter: ~Copyable {
  let model: NavigationModel
  let access: SwiftText
  let namespace: Identifier

  init(_ model: NavigationModel) {
    self.model = model
    access = .access(model.access)
    namespace = Identifier(model.typeNames.namespace)
  }

  func declare(_ type: CaseEnum, plural: String, _ writer: inout SwiftWriter) {
    guard !type.cases.isEmpty else {
      writer.documentation("This \(model.spec.isModule ? "feature" : "spec") has no \(plural).")
      writer.line("\(access)typealias \(type.name) = Never")
      return
    }
    declare(type, &writer)
  }

  private func declare(_ type: CaseEnum, _ writer: inout SwiftWriter) {
    writer.documentation(type.documentation)
    writer.block("\(access)enum \(type.name): Sendable") { writer in
      for feature in type.cases.lazy.compactMap(\.feature) {
        writer.documentation(feature.documentation)
        writer.line("\(access)typealias \(feature.name) = \(target(of: feature, in: type))")
        writer.blank()
      }
      // All loops iterate by index, because a case is large and each loop element is a copy.
      for index in type.cases.indices { declare(type.cases[index], &writer) }
    }
    let features = type.cases.compactMap(\.feature).filter { !$0.isImported }
    guard !features.isEmpty else { return }
    writer.blank()
    writer.documentation("The enums of the features, for which ``\(type.name.name)`` has aliases.")
    writer.block("\(access)enum \(type.featureScope)") { writer in
      for (index, feature) in features.enumerated() {
        if index > 0 { writer.blank() }
        declare(feature, &writer)
      }
    }
  }

  private func target(of feature: CaseEnum, in type: CaseEnum) -> SwiftText {
    // The name of a module may equal the name of the alias, so the module doesn't precede the name.
    guard feature.isImported, let namespace = feature.feature else { return "\(type.featureScope).\(feature.name)" }
    return "\(namespace).\(feature.standardName)"
  }

  private func declare(_ element: CaseEnum.Case, _ writer: inout SwiftWriter) {
    if let feature = element.feature {
      writer.documentation(feature.documentation)
      writer.line("case \(element.name)(\(feature.name))")
      return
    }
    if let source = element.source {
      writer.document(
        source.subject, source.name, title: source.title, summary: source.summary, terms: source.terms, model,
        links: element.links)
    }
    writer.startLine()
    writer.write("case ")
    writer.write(element.name)
    if !element.parameters.isEmpty { writer.write("(") }
    for index in element.parameters.indices {
      let parameter = element.parameters[index]
      if index > 0 { writer.write(", ") }
      writer.write(Identifier(parameter.name.string).declaredLabel)
      writer.write(": ")
      writer.write(text: ParameterShape(parameter, model).swiftType(in: isHidden(parameter) ? namespace : nil))
      writer.write(text: DefaultValue.clause(parameter, model))
    }
    if !element.parameters.isEmpty { writer.write(")") }
    writer.endLine()
  }

  private func isHidden(_ parameter: Parameter) -> Bool {
    guard case .declared(let index) = parameter.type else { return false }
    return model.features.contains { $0.name.string == model.types[index].name.string }
  }

  func extend(_ type: CaseEnum, _ writer: inout SwiftWriter) {
    guard !type.cases.isEmpty, !type.isImported else { return }
    writer.blank()
    let isLinked = type.kind != nil
    let conformances: SwiftText = isLinked ? "\(type.conformance), WaymarkNavigation.LinkDestination" : type.conformance
    writer.block("nonisolated extension \(namespace).\(type.path): \(conformances)") { writer in
      if let navigation = type.isDestination ? namespace : type.feature {
        writer.line("\(access)typealias Navigation = \(navigation)")
        writer.blank()
      }
      if let kind = type.kind {
        writer.line("\(access)var _destination: WaymarkNavigation._Destination { .init(\(kind), _parts) }")
        writer.blank()
      }
      emitMembers(type, &writer)
    }
    for feature in type.cases.lazy.compactMap(\.feature) { extend(feature, &writer) }
  }

  private func emitMembers(_ type: CaseEnum, _ writer: inout SwiftWriter) {
    if model.bundle == .module, type.hasTitleKeys {
      writer.line("\(access)static var _titleBundle: Foundation.Bundle { .module }")
      writer.blank()
    }
    if type.hasScreens, !model.metadataKeys.isEmpty {
      writer.documentation("The metadata of the screen.")
      writer.line("\(access)var metadata: \(namespace).Metadata { .init(_metadata) }")
      writer.blank()
    }
    writer.block("\(access)static var _cases: StaticString") { writer in writer.multilineLiteral(type.cases.map(\.row))
    }
    writer.blank()
    if let table = type.accessibilityTable {
      let identifiers = Identifier(model.typeNames.accessibilityID)
      writer.line("\(access)static var _accessibilityIDs: StaticString { \(identifiers).\(table) }")
      writer.blank()
    }
    emitTypes(type, &writer)
    writer.block("\(access)var _parts: WaymarkNavigation._CaseParts") { writer in
      // A `default` avoids the compiler's check for missing cases, whose time grows with the number of cases.
      let rest = type.cases.lastIndex { $0.feature == nil && $0.parameters.isEmpty }
      writer.line("switch self {")
      for position in type.cases.indices where position != rest {
        emitCase(type.cases[position], toParts: position, &writer)
      }
      if let rest { emitCase(type.cases[rest], toParts: rest, isDefault: type.cases.count > 1, &writer) }
      writer.line("}")
    }
    writer.blank()
    writer.block("\(access)static func _make(checked parts: inout WaymarkNavigation._CaseReader) -> Self") { writer in
      let isNumbered = type.cases.count < _CaseNumber.count
      writer.line(isNumbered ? "switch parts.number {" : "switch parts.index {")
      for position in type.cases.indices {
        writer.startLine()
        writer.write(isNumbered ? "case .n" : "case ")
        writer.write(position)
        writer.write(": return ")
        writeValue(type.cases[position], &writer)
        writer.endLine()
      }
      writer.line("default: parts.hasNoCase()")
      writer.line("}")
    }
  }

  /// The generated function maps type names of the ``CaseTable`` to Swift types; `nil` for built-in types.
  private func emitTypes(_ type: CaseEnum, _ writer: inout SwiftWriter) {
    var types: [String: SwiftText] = [:]
    for element in type.cases {
      if let feature = element.feature, let outer = feature.outer {
        types[CaseEnum.rowType(outer.name, feature.name.name)] = ".screen(\(namespace).\(feature.path).self)"
      }
      for shape in element.parameters.map({ ParameterShape($0, model) }) {
        switch shape.base {
        case .primitive: break
        case .enumeration(let name): types[name] = ".enumeration(\(namespace).\(Identifier(name)).self)"
        case .native(let name, let swift, _): types[name] = ".native(\(SwiftText.path(swift)).self)"
        }
      }
    }
    guard !types.isEmpty else { return }
    writer.block("\(access)static func _type(named name: String) -> WaymarkNavigation._ParameterType?") { writer in
      writer.line("switch name {")
      for (name, type) in types.sorted(by: { $0.key < $1.key }) {
        writer.line("case \(StringLiteral(name)): return \(type)")
      }
      writer.line("default: return nil")
      writer.line("}")
    }
    writer.blank()
  }

  private func emitCase(
    _ element: CaseEnum.Case, toParts position: Int, isDefault: Bool = false, _ writer: inout SwiftWriter
  ) {
    guard element.feature == nil else {
      writer.line("case .\(element.name)(let screen): return .init(\(position), wrapping: screen._parts)")
      return
    }
    let helper = PartsHelper(element, model).name
    let names = element.parameters.map { Identifier($0.name.string) }
    writer.startLine()
    writer.write(isDefault ? "default" : "case .")
    if !isDefault { writer.write(element.name) }
    for index in names.indices {
      writer.write(index == 0 ? "(let " : ", let ")
      writer.write(names[index])
    }
    writer.write(names.isEmpty ? ": return " : "): return ")
    writer.write(helper)
    writer.write("(")
    writer.write(position)
    for name in names {
      writer.write(", ")
      writer.write(name)
    }
    writer.write(")")
    writer.endLine()
  }

  /// The expression reads the arguments from a `_CaseReader`.
  private func writeValue(_ element: CaseEnum.Case, _ writer: inout SwiftWriter) {
    writer.write(".")
    writer.write(element.name)
    guard element.feature == nil else {
      writer.write("(parts.screen())")
      return
    }
    for index in element.parameters.indices {
      writer.write(index == 0 ? "(" : ", ")
      writer.write(Identifier(element.parameters[index].name.string).label)
      writer.write(": parts.")
      writer.write(text: ParameterShape(element.parameters[index], model).reader)
      writer.write("()")
    }
    if !element.parameters.isEmpty { writer.write(")") }
  }
}
