import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `State` of the SDK of iOS 27. A property without a default value can be assigned in an initializer. A default
/// value initializes the storage, so an assignment is a call of the setter, before which `self` must be complete (TN3211).
public struct StateMacro: AccessorMacro, PeerMacro {
  /// Returns the accessors of the property, which use the storage.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let property = try StateProperty(declaration)
    let accessors: [AccessorDeclSyntax] = [
      "get { _\(raw: property.name).wrappedValue }",
      "nonmutating set { _\(raw: property.name).wrappedValue = newValue }",
    ]
    guard property.value == nil, !property.isOptional else { return accessors }
    return [
      """
      @storageRestrictions(initializes: _\(raw: property.name))
      init(initialValue) { _\(raw: property.name) = SwiftUI.State(wrappedValue: initialValue) }
      """
    ] + accessors
  }

  /// Returns the storage of the property, and the property with the binding.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let property = try StateProperty(declaration)
    let type = property.type
    let value = property.value ?? (property.isOptional ? "nil" : nil)
    let storage = value.map { " = SwiftUI.State(wrappedValue: \($0))" } ?? ""
    // A private `var` would make the memberwise initializer private.
    let keyword = property.access == "private " && value != nil ? "let" : "var"
    return [
      "private \(raw: keyword) _\(raw: property.name): SwiftUI.State<\(raw: type)>\(raw: storage)",
      "\(raw: property.access)var $\(raw: property.name): SwiftUI.Binding<\(raw: type)> { _\(raw: property.name).projectedValue }",
    ]
  }
}

private struct StateProperty {
  let name, type, access: String
  let value: String?

  var isOptional: Bool { type.hasSuffix("?") }

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { throw MacroExpansionErrorMessage("@State needs a property") }
    name = pattern.identifier.text
    value = binding.initializer?.value.trimmedDescription
    let levels = ["private", "fileprivate", "internal", "package", "public"]
    access = variable.modifiers.map(\.trimmedDescription).first(where: levels.contains).map { "\($0) " } ?? ""
    guard
      let type = binding.typeAnnotation?.type.trimmedDescription
        ?? binding.initializer.flatMap({ Self.type(of: $0.value) })
    else { throw MacroExpansionErrorMessage("the simulated @State needs the type of the property") }
    self.type = type
  }

  /// A macro sees only the text of the value.
  private static func type(of value: ExprSyntax) -> String? {
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if let call = value.as(FunctionCallExprSyntax.self) { return call.calledExpression.trimmedDescription }
    return value.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
  }
}
