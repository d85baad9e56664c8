import WaymarkCompiler
import WaymarkDiagnostics

extension SpecFiles {
  package struct Fixed {
    package let path: String
    package let finding: Diagnostic
    package let title: String
  }

  /// After each set of fixes, the function compiles the spec again, because one fix can enable another fix. If a set of
  /// fixes introduces an error, the function discards the set and tries a smaller set. If a single fix introduces an
  /// error, the function skips the fix.
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

  /// The string contains no line number, because edits can change the line number.
  private static func name(of finding: Diagnostic, _ compilation: Compilation) -> String {
    "\(compilation.files[Int(finding.span.file)].path): \(finding.message)"
  }

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
  package var hasSafeFix: Bool { fixes.contains(where: \.isSafe) }
}

extension Compilation {
  fileprivate var errors: Set<String> { Set(diagnostics.errors.map(\.message)) }
}
