import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// A text as it stands in a spec, between quotes on a line of its own.
struct WrittenText {
  /// What the text points into.
  private let tree: YAMLTree
  let text: Text

  /// nil where YAML cannot hold the text, which has no single quote.
  init?(_ string: String) {
    let source = SourceFile(path: "Text.nav.yaml", bytes: Array("'\(string)'".utf8))
    guard let tree = YAMLLoader.load(source, index: 0).tree else { return nil }
    self.tree = tree
    text = tree.root.text
  }

  /// The columns of a part, from 0 at the text's start.
  static func columns(_ span: Span) -> String {
    "\(Int(span.start.column) - 2)..<\(Int(span.end.column) - 2)"
  }

  /// Calls the body while the text is there.
  func with<Result>(_ body: (Text) throws -> Result) rethrows -> Result {
    try withExtendedLifetime(tree) { try body(text) }
  }
}
