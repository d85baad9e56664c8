import SpecModel
import SpecText

/// Changes spaces, line breaks, and quotes, but not the order of entries, comments, or the meaning. It needs only a
/// valid YAML file, not a valid spec.
package enum SpecFormatter {
  package enum Result: Sendable {
    case formatted(SourceFile)
    case invalid([Diagnostic])
  }

  /// `true` for a file with syntax errors, which are reported.
  package static func accepts(_ source: SourceFile) -> Bool {
    source.path.hasSuffix(".nav.yaml") || YAMLLoader.load(source, index: 0).tree.map(SpecDecoder.isSpec) ?? true
  }

  package static func format(_ source: SourceFile, index: Int = 0) -> Result {
    let (tree, diagnostics) = YAMLLoader.load(source, index: index)
    guard tree != nil, !diagnostics.hasErrors else { return .invalid(diagnostics) }
    if let obstacle = YAMLFormatter.obstacle(in: source, index: index) { return .invalid([obstacle]) }
    let bytes = YAMLFormatter.format(source) ?? source.bytes
    return .formatted(SourceFile(path: source.path, name: source.name, identity: source.identity, bytes: bytes))
  }
}
