import SpecText

package enum SpecDecoder {
  package struct Result<Construct> {
    package let construct: Construct?
    package let diagnostics: [Diagnostic]
    package let hasLostNames: Bool
  }

  package static func decode<Construct: SpecConstruct>(
    _: Construct.Type, _ tree: YAMLTree, from source: SourceFile
  ) -> Result<Construct> {
    var reader = SpecReader(source)
    let construct = Construct.keys.read(tree.root, &reader)
    return Result(
      construct: construct, diagnostics: reader.findings.all, hasLostNames: construct == nil || reader.hasLostNames)
  }

  /// Only a root file has the key `waymark`.
  package static func isRoot(_ tree: YAMLTree) -> Bool { has(tree, "waymark") }

  /// For a file whose name does not show its content. Other YAML and JSON files have other keys.
  package static func isSpec(_ tree: YAMLTree) -> Bool {
    guard !isRoot(tree) else { return true }
    guard tree.root.kind == .mapping, tree.root.count > 0 else { return false }
    var isSpec = true
    tree.root.forEachPair { key, _ in
      if key.kind != .scalar || !(RootSyntax.keys.contains(key.text) || IncludedFileSyntax.keys.contains(key.text)) {
        isSpec = false
      }
    }
    return isSpec
  }

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
      // The decoder reports an unsupported version and duplicate keys.
      case "waymark": saysMore = saysMore || value.kind != .scalar || value.text.string != "1"
      case "include": if value.kind == .sequence { value.forEachElement(add) } else { add(value) }
      default: saysMore = true
      }
    }
    return saysMore || keys != 2 || paths.count != 1 ? nil : paths[0]
  }

  package static func fragmentInPlaceOfRoot(_ tree: YAMLTree) -> Diagnostic? {
    guard tree.root.kind == .mapping, !isRoot(tree), !has(tree, "app") else { return nil }
    if isModule(tree) {
      return Diagnostic(
        .missingKey,
        "the file is the module of a feature, whose links belong to the spec of the app: `waymark: 1` is missing",
        at: .start(ofFile: Int(tree.root.span.file)), help: "run Waymark on the root file that includes this file")
    }
    return Diagnostic(
      .missingKey, "the file is not the root of a spec: `waymark: 1` is missing",
      at: .start(ofFile: Int(tree.root.span.file)),
      help: "if another file includes this file, run Waymark on that file; otherwise, add `waymark: 1` and `app: NAME`")
  }

  static func has(_ tree: YAMLTree, _ name: StaticString) -> Bool {
    guard tree.root.kind == .mapping else { return false }
    var isThere = false
    tree.root.forEachPair { key, _ in
      if key.kind == .scalar, key.text == name { isThere = true }
    }
    return isThere
  }
}
