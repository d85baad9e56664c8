import WaymarkDiagnostics
import WaymarkSpec
import WaymarkYAML

/// Reads the root of a spec and the files that it includes.
package struct SpecLoader {
  private(set) var files: [SourceFile] = []
  private var findings = DiagnosticCollector()
  private var trees: [YAMLTree] = []
  private var isIncomplete = false

  package init() {}

  /// The spec, as far as it can be read; nil where its root is no mapping.
  package mutating func load(_ root: SourceFile, include: (String) -> Inclusion) -> Spec? {
    if let named = Self.specNamed(by: root), let finding = finding(about: named, in: root, include) {
      files.append(root)
      findings.add(finding)
      return nil
    }
    guard let entry = decode(RootSyntax.self, root) else { return nil }
    var fragments: [IncludedFileSyntax] = []
    // By bytes, as a file system knows names.
    var seen: [[UInt8]: Span] = [:]
    for pattern in entry.include {
      switch include(pattern.string) {
      case .failure(let problem):
        reportInclusion(pattern, problem.message, help: problem.help)
      case .success(let sources):
        for source in sources {
          if source.identity == root.identity {
            // A pattern may well find the root beside its parts.
            if !Inclusions.isGlob(pattern.string) {
              reportInclusion(pattern, "a spec cannot include itself", help: "remove it")
            }
            continue
          }
          guard source.path.hasSuffix(".nav.yaml") else {
            reportInclusion(
              pattern, "`\(source.path)` is not called `NAME.nav.yaml`",
              help: "the build watches such files only; by another name, a change to it would go unnoticed")
            continue
          }
          if let first = seen.updateValue(pattern.span, forKey: Array(source.identity.utf8)) {
            reportInclusion(
              pattern, "`\(source.path)` is included twice", help: "include it once",
              related: [.init(first, "first here")])
            continue
          }
          if let fragment = decode(IncludedFileSyntax.self, source) { fragments.append(fragment) }
        }
      }
    }
    return Spec(root: entry, fragments: fragments, isIncomplete: isIncomplete, files: files, trees: trees)
  }

  /// The path of the spec that a root stands for, as it says nothing but to include that one.
  static func specNamed(by source: SourceFile) -> (path: String, span: Span)? {
    // Nearly every other root shows that it is one at the start of a line.
    source.hasLine(startingWith: "app:")
      ? nil : YAMLLoader.load(source, index: 0).tree.flatMap(SpecDecoder.specNamed)
  }

  /// Why a root does not stand for the spec that it names, as whoever calls the compiler goes on to that where it can; nil
  /// where what it names is part of a spec, and lacks a root.
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
        return finding("this file stands for the spec that it includes, and includes itself", "name the app's spec")
      }
      guard let other = Self.specNamed(by: source) else { return nil }
      return finding(
        "`\(source.path)` has no spec of its own, but stands for another, too",
        "name the spec itself, which it says is `\(other.path)`")
    }
  }

  /// The findings about files beside the spec that it does not include: what they say goes unheard.
  func findings(aboutUnused unused: (Set<String>) -> [String]) -> [Diagnostic] {
    // Where something could not be read, this may be what it would have included.
    guard !isIncomplete else { return [] }
    var findings = DiagnosticCollector()
    for path in unused(Set(files.map(\.identity))) {
      findings.add(
        Diagnostic(
          .unusedFragment, "`\(path)` lies beside this spec, and no `include` names it",
          at: .start(ofFile: 0),
          help: "add it to `include`, or call it something other than `.nav.yaml`"))
    }
    return findings.all
  }

  /// Everything found while loading.
  package var diagnostics: [Diagnostic] { findings.all }

  private mutating func reportInclusion(
    _ pattern: Text, _ message: String, help: String?, related: [Diagnostic.Related] = []
  ) {
    isIncomplete = true
    findings.add(Diagnostic(.invalidInclude, message, at: pattern.span, help: help, related: related))
  }

  private mutating func decode<Construct: SpecConstruct>(_: Construct.Type, _ source: SourceFile) -> Construct? {
    files.append(source)
    let (tree, problems) = YAMLLoader.load(source, index: files.count - 1)
    problems.forEach { findings.add($0) }
    guard let tree else {
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
    if problems.hasErrors || decoded.hasLostNames { isIncomplete = true }
    return decoded.construct
  }
}
