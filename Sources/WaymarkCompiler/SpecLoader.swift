import WaymarkSource
import WaymarkSpec
import WaymarkYAML

/// Reads the root of a spec and the files that it includes.
struct SpecLoader {
  private(set) var files: [SourceFile] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var trees: [YAMLTree] = []
  private var isIncomplete = false

  /// The spec, as far as it can be read; nil where its root is no mapping.
  mutating func load(_ root: SourceFile, include: (String) -> Inclusion) -> Spec? {
    guard let entry = decode(RootEntry.self, root) else { return nil }
    var fragments: [FragmentEntry] = []
    var seen: [String: Span] = [root.path: Span.start(ofFile: 0)]
    for pattern in entry.include {
      switch include(pattern.string) {
      case .failure(let problem):
        isIncomplete = true
        diagnostics.append(Diagnostic("invalid-include", problem.message, at: pattern.span, help: problem.help))
      case .success(let sources):
        for source in sources {
          if let first = seen.updateValue(pattern.span, forKey: source.path) {
            diagnostics.append(
              Diagnostic(
                "invalid-include",
                source.path == root.path ? "a spec cannot include itself" : "`\(source.path)` is included twice",
                at: pattern.span, help: "include it once",
                related: source.path == root.path ? [] : [.init(first, "first here")]))
            continue
          }
          if let fragment = decode(FragmentEntry.self, source) { fragments.append(fragment) }
        }
      }
    }
    return Spec(root: entry, fragments: fragments, isIncomplete: isIncomplete, trees: trees)
  }

  private mutating func decode<Construct: SpecConstruct>(_: Construct.Type, _ source: SourceFile) -> Construct? {
    files.append(source)
    let (tree, problems) = YAMLLoader.load(source, index: files.count - 1)
    diagnostics += problems
    guard let tree else {
      isIncomplete = true
      return nil
    }
    trees.append(tree)
    if Construct.self == RootEntry.self, let problem = SpecDecoder.fragmentInPlaceOfRoot(tree) {
      diagnostics.append(problem)
      return nil
    }
    let decoded = SpecDecoder.decode(Construct.self, tree, from: source)
    diagnostics += decoded.diagnostics
    if problems.hasErrors || decoded.hasLostNames { isIncomplete = true }
    return decoded.construct
  }
}
