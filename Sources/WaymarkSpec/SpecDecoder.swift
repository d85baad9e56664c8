import WaymarkDiagnostics
import WaymarkYAML

/// Decodes one file.
package enum SpecDecoder {
  /// What decoding gave.
  package struct Result<Construct> {
    /// nil where the file's root is not even a mapping.
    package let construct: Construct?
    package let diagnostics: [Diagnostic]
    /// Whether names may have been declared in what could not be read.
    package let hasLostNames: Bool
  }

  /// Reads a construct from the root of a file.
  package static func decode<Construct: SpecConstruct>(
    _: Construct.Type, _ tree: YAMLTree, from source: SourceFile
  ) -> Result<Construct> {
    var reader = SpecReader(source)
    let construct = Construct.keys.read(tree.root, &reader)
    return Result(
      construct: construct, diagnostics: reader.findings.all, hasLostNames: construct == nil || reader.hasLostNames)
  }

  /// Whether a file is a root, as it has the key `waymark`; an included file has not.
  package static func isRoot(_ tree: YAMLTree) -> Bool {
    has(tree, "waymark")
  }

  /// The one file that a root includes where that is all it says: it then stands for the spec in that file.
  package static func specNamed(by tree: YAMLTree) -> (path: String, span: Span)? {
    guard isRoot(tree) else { return nil }
    var paths: [(path: String, span: Span)] = []
    var keys = 0
    var saysMore = false
    func add(_ path: YAMLNode) {
      if path.kind == .scalar { paths.append((path.text.string, path.span)) } else { saysMore = true }
    }
    tree.root.forEachPair { key, value in
      keys += 1
      switch key.kind == .scalar ? key.text.string : "" {
      // Another version, or a key that is there twice, is for the decoder to find.
      case "waymark": saysMore = saysMore || value.kind != .scalar || value.text.string != "1"
      case "include": if value.kind == .sequence { value.forEachElement(add) } else { add(value) }
      default: saysMore = true
      }
    }
    return saysMore || keys != 2 || paths.count != 1 ? nil : paths[0]
  }

  /// The finding about a file that is given as a root and looks like part of a spec.
  package static func fragmentInPlaceOfRoot(_ tree: YAMLTree) -> Diagnostic? {
    guard tree.root.kind == .mapping, !isRoot(tree), !has(tree, "app") else { return nil }
    return Diagnostic(
      .missingKey, "this file starts no spec: it has no `waymark: 1`", at: .start(ofFile: Int(tree.root.span.file)),
      help: "where this is a part of a spec, the file that includes it is the one to name, or is missing; "
        + "otherwise add `waymark: 1` and `app: NAME`")
  }

  private static func has(_ tree: YAMLTree, _ name: StaticString) -> Bool {
    guard tree.root.kind == .mapping else { return false }
    var isThere = false
    tree.root.forEachPair { key, _ in
      if key.kind == .scalar, key.text == name { isThere = true }
    }
    return isThere
  }
}
