import SpecModel
import SpecText

/// A text that YAML decodes from a single-quoted scalar.
struct WrittenText {
  /// The tree that owns the storage of the text.
  private let tree: YAMLTree
  let text: Text

  /// Creates a text without single quotes, or returns `nil` if YAML cannot contain the text.
  init?(_ string: String) {
    let source = SourceFile(path: "Text.nav.yaml", bytes: Array("'\(string)'".utf8))
    guard let tree = YAMLLoader.load(source, index: 0).tree else { return nil }
    self.tree = tree
    text = tree.root.text
  }

  /// Returns the columns of a span, relative to the start of the text.
  static func columns(_ span: Span) -> String {
    "\(Int(span.start.column) - 2)..<\(Int(span.end.column) - 2)"
  }

  /// Calls the body and keeps the storage of the text alive during the call.
  func with<Result>(_ body: (Text) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(tree) { try body(text) }
  }
}
