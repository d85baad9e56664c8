import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The macro `Preview`, whose body becomes a function.
public struct PreviewMacro: DeclarationMacro {
  /// Returns a type with the view of the preview.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self) else {
      throw MacroExpansionErrorMessage("#Preview needs a body")
    }
    return [
      """
      @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
      struct \(context.makeUniqueName("Preview")) {
        @MainActor @SwiftUI.ViewBuilder static var body: some SwiftUI.View {\(body.statements)
        }
      }
      """
    ]
  }
}
