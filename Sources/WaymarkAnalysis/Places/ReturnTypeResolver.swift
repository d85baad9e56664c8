import WaymarkDiagnostics
import WaymarkModel
import WaymarkSpec

/// A resolver that determines the types of the values that screens return.
struct ReturnTypeResolver {
  private let types: TypeTable
  private let sink: DiagnosticSink

  init(_ types: TypeTable, _ sink: DiagnosticSink) {
    self.types = types
    self.sink = sink
  }

  func type(_ syntax: ParameterSyntax) -> ReturnType? {
    let type = types.type(syntax.type)
    let name = syntax.type.string
    if let value = syntax.defaultValue {
      sink.report(
        Diagnostic(
          .invalidParameter, "a screen returns a value or nothing, so its type has no default", at: value.span,
          help: "write `returns: \(name)`"))
      return nil
    }
    guard !syntax.isOptional else {
      sink.report(
        Diagnostic(
          .invalidParameter, "the result of a screen is always optional: it is nil if the user dismisses the screen",
          at: syntax.span, help: "write `returns: \(name)`"))
      return nil
    }
    return type.map { ReturnType(text: syntax.text, type: $0, isList: syntax.isList) }
  }
}
