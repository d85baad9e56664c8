import WaymarkDiagnostics
import WaymarkYAML

extension ValueKind where Value == Text {
  /// The name of a Swift module, without the name of a submodule.
  static let moduleName = ValueKind(
    "the name of a Swift module",
    .text(.swiftName, .init("^\(Identifiers.identifierForm)$", allowsFlags: true)), example: "Checkout"
  ) { node, reader in
    guard let text = ValueKind.someText.read(node, &reader) else { return nil }
    guard Identifiers.isIdentifier(text) else {
      let reason = Identifiers.reason(text, "")
      reader.report(
        Diagnostic(
          .invalidName, "`\(text.string)` is not a valid Swift module name" + (reason.isEmpty ? "" : ": \(reason)"),
          at: text.span,
          help: "write the module of the target that contains this file; in the name of a module, `_` replaces "
            + "characters such as `-`"))
      return nil
    }
    return text
  }
}
