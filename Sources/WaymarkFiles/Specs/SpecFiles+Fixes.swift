import WaymarkCompiler
import WaymarkDiagnostics

extension SpecFiles {
  /// A fix that was applied.
  package struct Fixed {
    /// The path that messages show for the file.
    package let path: String
    package let finding: Diagnostic
    package let title: String
  }

  /// Applies safe fixes and writes the changed files.
  ///
  /// After each set of fixes, the function compiles the spec again, because one fix can enable another fix. If a set of
  /// fixes introduces an error, the function discards the set and tries a smaller set. If a single fix introduces an
  /// error, the function skips the fix.
  ///
  /// - Parameters:
  ///   - compilation: The compilation of the spec.
  ///   - mostFindings: The maximum number of findings for one rule.
  ///   - reported: A function that returns the reported findings of a compilation. The method fixes only the reported
  ///     findings.
  /// - Returns: The applied fixes in order, and the compilation of the fixed spec.
  /// - Throws: A ``CommandError`` if a file cannot be written. Files that the method has already written keep their
  ///   changes.
  package mutating func fix(
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
      let result = next.compile(.linkTable, readsFiles: true, mostFindings: mostFindings, acceptsModule: true)
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

  /// Returns a string that identifies a finding.
  ///
  /// The string contains no line number, because edits can change the line number.
  private static func name(of finding: Diagnostic, _ compilation: Compilation) -> String {
    "\(compilation.files[Int(finding.span.file)].path): \(finding.message)"
  }

  /// Returns the changed files and the applied fixes. The files on the disk do not change.
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
  /// A Boolean value that indicates whether `--fix` can fix the finding.
  package var hasSafeFix: Bool { fixes.contains(where: \.isSafe) }
}

extension Compilation {
  /// The messages of the errors.
  fileprivate var errors: Set<String> { Set(diagnostics.errors.map(\.message)) }
}
