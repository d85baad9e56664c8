import WaymarkCompiler
import WaymarkDiagnostics

extension SpecFiles {
  /// A fix-it that was applied.
  struct Fixed {
    /// The file's path, as the user knows it.
    let path: String
    let finding: Diagnostic
    let title: String
  }

  /// Applies the safe fix-its of findings, and writes the files that change.
  ///
  /// One edit can make room for the next, so this goes on until there are none. What would give the spec an error that it has not is
  /// not applied: a part of it is tried then, down to a single edit, which is left.
  ///
  /// - Parameter reported: The findings of a compilation that are to be mended, where they can be.
  /// - Returns: What was applied, in the order in which it was, and what the spec is after that.
  /// - Throws: ``CommandError`` where a file cannot be written; those before it are.
  mutating func fix(
    _ compilation: Compilation, mostFindings: Int, reported: (Compilation) -> [Diagnostic]
  ) throws(CommandError) -> (fixed: [Fixed], compilation: Compilation) {
    var compilation = compilation
    var fixed: [Fixed] = []
    var changed: [String: SourceFile] = [:]
    var left: Set<String> = []
    var most = Int.max
    for _ in 0..<Self.mostRounds {
      let findings = reported(compilation).filter { $0.hasSafeFix && !left.contains(Self.name(of: $0, compilation)) }
        .prefix(most)
      guard !findings.isEmpty else { break }
      let (edited, done) = Self.applied(Array(findings), to: compilation.files)
      var next = self
      next.edit(edited)
      let result = next.compile(.linkTable, readsFiles: true, mostFindings: mostFindings)
      guard !done.isEmpty, result.errors.isSubset(of: compilation.errors) else {
        if findings.count == 1 { left.insert(Self.name(of: findings[0], compilation)) }
        most = max(1, findings.count / 2)
        continue
      }
      self = next
      compilation = result
      most = .max
      fixed += done
      for file in edited { changed[file.identity] = file }
    }
    for file in changed.values.sorted(by: { $0.path < $1.path }) { try FileSystem.write(file.bytes, to: file.identity) }
    return (fixed, compilation)
  }

  private static let mostRounds = 100

  /// What a finding is known by while lines move.
  private static func name(of finding: Diagnostic, _ compilation: Compilation) -> String {
    "\(compilation.files[Int(finding.span.file)].path): \(finding.message)"
  }

  /// The files that change, and what was applied to them.
  private static func applied(
    _ findings: [Diagnostic], to files: [SourceFile]
  ) -> (edited: [SourceFile], done: [Fixed]) {
    var edited: [SourceFile] = []
    var done: [Fixed] = []
    for (index, file) in files.enumerated() {
      let fixes = findings.compactMap { finding in
        finding.fixes.first { $0.isSafe && Int($0.span.file) == index }.map { (finding: finding, fix: $0) }
      }
      guard !fixes.isEmpty else { continue }
      let (result, applied) = file.applying(fixes.map(\.fix), asFile: index)
      edited.append(result)
      done += applied.map { Fixed(path: file.path, finding: fixes[$0].finding, title: fixes[$0].fix.title) }
    }
    return (edited, done)
  }
}

extension Diagnostic {
  /// Whether `--fix` can mend it.
  var hasSafeFix: Bool { fixes.contains(where: \.isSafe) }
}

extension Compilation {
  /// What its errors say.
  fileprivate var errors: Set<String> { Set(diagnostics.errors.map(\.message)) }
}
