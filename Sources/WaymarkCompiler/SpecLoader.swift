import SpecModel
import SpecText

extension Diagnostic {
  fileprivate var unknownName: String? {
    guard id == CompilerDiagnostic.unknownName.id || id == CompilerDiagnostic.unknownType.id,
      message.hasPrefix("there is no ")
    else { return nil }
    return message.split(separator: "`").dropFirst().first.map(String.init)
  }
}

package struct SpecLoader {
  private(set) var files: [SourceFile] = []
  private var findings = DiagnosticCollector()
  /// These warnings must not displace errors.
  private var portability = DiagnosticCollector(severity: .warning)
  private var trees: [YAMLTree] = []
  private var isIncomplete = false

  package init() {}

  package mutating func load(_ root: SourceFile, include: (String) -> Inclusion) -> Spec? {
    if let named = Self.specNamed(by: root), let finding = finding(about: named, in: root, include) {
      files.append(root)
      findings.add(finding)
      return nil
    }
    guard let entry = decode(RootSyntax.self, root) else { return nil }
    var fragments: [IncludedFileSyntax] = []
    // Keys are bytes, as in file systems.
    var seen: [[UInt8]: Span] = [:]
    for pattern in entry.include {
      switch include(pattern.string) {
      case .failure(let problem): reportInclusion(pattern, problem.message, help: problem.help)
      case .success(let sources):
        for source in sources {
          if source.identity == root.identity {
            // A pattern can match the root as well as its parts.
            if !Inclusions.isGlob(pattern.string) {
              reportInclusion(pattern, "a spec cannot include itself", help: "remove this entry")
            }
            continue
          }
          guard source.path.hasSuffix(".nav.yaml") else {
            reportInclusion(
              pattern, "the name of `\(source.path)` does not end with `.nav.yaml`",
              help: "rename the file, because a build detects changes only in `.nav.yaml` files")
            continue
          }
          if let first = seen.updateValue(pattern.span, forKey: Array(source.identity.utf8)) {
            reportInclusion(
              pattern, "`\(source.path)` is included twice", help: "remove one of the two entries",
              related: [.init(first, "first here")])
            continue
          }
          if let fragment = decode(IncludedFileSyntax.self, source) { fragments.append(fragment) }
        }
      }
    }
    return Spec(root: entry, fragments: fragments, isIncomplete: isIncomplete, files: files, trees: trees)
  }

  static func loadModule(_ source: SourceFile) -> (spec: Spec?, diagnostics: [Diagnostic]) {
    var loader = SpecLoader()
    guard let fragment = loader.decode(IncludedFileSyntax.self, source), let tree = loader.trees.first else {
      return (nil, loader.diagnostics)
    }
    let spec = Spec(module: fragment, isIncomplete: loader.isIncomplete, file: source, tree: tree)
    return (spec, loader.diagnostics)
  }

  static func specNamed(by source: SourceFile) -> (path: String, span: Span)? {
    // Nearly every other root has this key at the start of a line.
    source.hasLine(startingWith: "app:") ? nil : YAMLLoader.load(source, index: 0).tree.flatMap(SpecDecoder.specNamed)
  }

  /// A file that cannot be read, includes the root, or only includes a third file is an error. `nil` otherwise; the
  /// tool then compiles the included spec instead if possible.
  private func finding(
    about named: (path: String, span: Span), in root: SourceFile, _ include: (String) -> Inclusion
  ) -> Diagnostic? {
    func finding(_ message: String, _ help: String?) -> Diagnostic {
      Diagnostic(.invalidInclude, message, at: named.span, help: help)
    }
    switch include(named.path) {
    case .failure(let problem): return finding(problem.message, problem.help)
    case .success(let sources):
      guard let source = sources.first, sources.count == 1 else { return nil }
      if source.identity == root.identity {
        return finding("this file only includes itself", "include the spec of the app")
      }
      guard let other = Self.specNamed(by: source) else { return nil }
      return finding(
        "`\(source.path)` contains no spec and only includes another file",
        "include the spec directly: `\(other.path)`")
    }
  }

  /// Adds findings about spec files that are not included, or mentions such a file in the error about its first name.
  func report(unused: (Set<String>) -> [SourceFile], in diagnostics: [Diagnostic]) -> [Diagnostic] {
    // A file that could not be read might include these files.
    guard !isIncomplete else { return diagnostics }
    var result = diagnostics
    var findings = DiagnosticCollector()
    for file in unused(Set(files.map(\.identity))) {
      let names = result.hasErrors ? Self.names(in: file) : []
      let uses = result.indices.filter { result[$0].unknownName.map(names.contains) ?? false }
      guard let first = uses.first, let name = result[first].unknownName else {
        findings.add(
          Diagnostic(
            .unusedFragment, "`\(file.path)` is in the folder of this spec, but no `include` contains the file",
            at: .start(ofFile: 0),
            help: "add the file to `include`, or rename it so that it does not end with `.nav.yaml`"))
        continue
      }
      let others = uses.count == 1 ? "is" : "and \(counted(uses.count - 1, "more name")) are"
      result[first].help =
        "add the file to `include`: `\(name)` \(others) in `\(file.path)`, which no `include` contains"
      for index in uses.dropFirst().reversed() { result.remove(at: index) }
    }
    return result + findings.all
  }

  private static func names(in file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    func add(_ node: YAMLNode) { if node.kind == .scalar { names.insert(node.text.string) } }
    guard let tree = YAMLLoader.load(file, index: 0).tree, tree.root.kind == .mapping else { return [] }
    // The tree owns the memory of its nodes.
    withExtendedLifetime(tree) {
      tree.root.forEachPair { _, entries in
        if entries.kind == .mapping { entries.forEachPair { key, _ in add(key) } }
        if entries.kind == .sequence { entries.forEachElement(add) }
      }
    }
    return names
  }

  package var diagnostics: [Diagnostic] { findings.all + portability.all }

  private mutating func reportInclusion(
    _ pattern: Text, _ message: String, help: String?, related: [Diagnostic.Related] = []
  ) {
    isIncomplete = true
    findings.add(Diagnostic(.invalidInclude, message, at: pattern.span, help: help, related: related))
  }

  private mutating func decode<Construct: SpecConstruct>(_: Construct.Type, _ source: SourceFile) -> Construct? {
    files.append(source)
    let (tree, problems) = YAMLLoader.load(
      source, index: files.count - 1, isRoot: Construct.self == RootSyntax.self)
    problems.forEach { findings.add($0) }
    // A second document can contain the missing keys.
    guard let tree, !problems.hasErrors else {
      isIncomplete = true
      return nil
    }
    trees.append(tree)
    if Construct.self == RootSyntax.self, let problem = SpecDecoder.fragmentInPlaceOfRoot(tree) {
      findings.add(problem)
      return nil
    }
    let decoded = SpecDecoder.decode(Construct.self, tree, from: source)
    decoded.diagnostics.forEach { findings.add($0) }
    // An error about a value already describes how to write the value.
    let errors = Set(decoded.diagnostics.errors.map(\.span))
    for finding in Portability.diagnostics(about: source, tree) where !errors.contains(finding.span) {
      portability.add(finding)
    }
    if decoded.hasLostNames { isIncomplete = true }
    return decoded.construct
  }
}
