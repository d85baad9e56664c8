import SpecText

/// A formatter that gives the files of a spec their canonical layout.
///
/// The formatter changes spaces, line breaks, and quotes. The order of entries, the comments, and the meaning of the spec
/// stay the same. The formatter accesses no other files, and therefore needs only a valid YAML file, not a valid spec.
package enum SpecFormatter {
  package enum Result: Sendable {
    case formatted(SourceFile)
    case invalid([Diagnostic])
  }

  package static func format(_ source: SourceFile, index: Int = 0) -> Result {
    let (tree, diagnostics) = YAMLLoader.load(source, index: index)
    guard tree != nil, !diagnostics.hasErrors else { return .invalid(diagnostics) }
    let bytes = YAMLFormatter.format(source) ?? source.bytes
    return .formatted(SourceFile(path: source.path, name: source.name, identity: source.identity, bytes: bytes))
  }
}
