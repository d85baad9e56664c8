import SpecText
import WaymarkCompiler

/// Safe fix-its. The spec is compiled again after each round, because one fix-it can enable another.
package struct FixRounds {
  package struct Fixed {
    package let path: String
    package let finding: Diagnostic
    package let title: String
  }

  typealias Candidate = (finding: Diagnostic, fix: Diagnostic.FixIt)

  private static let mostRounds = 100

  private(set) var compilation: Compilation
  private(set) var fixed: [Fixed] = []
  /// By identity.
  private(set) var changed: [String: SourceFile] = [:]

  /// Applies the candidates until none is left. A set that introduces an error is retried in smaller sets; such a single
  /// fix-it is skipped.
  init(
    _ compilation: Compilation, candidates: (Compilation) -> [Candidate],
    compile: ([String: SourceFile]) throws(CommandError) -> Compilation
  ) throws(CommandError) {
    self.compilation = compilation
    var left: Set<String> = []
    var most = Int.max
    for _ in 0..<Self.mostRounds {
      let next = candidates(self.compilation).filter { !left.contains(name(of: $0.finding)) }.prefix(most)
      guard let first = next.first else { break }
      let (edited, done) = applied(Array(next))
      let files = changed.merging(edited.map { ($0.identity, $0) }) { $1 }
      guard !done.isEmpty, case let result = try compile(files), result.errors.isSubset(of: self.compilation.errors)
      else {
        if next.count == 1 { left.insert(name(of: first.finding)) }
        most = max(1, next.count / 2)
        continue
      }
      self.compilation = result
      changed = files
      most = .max
      fixed += done
    }
  }

  /// Without a line number, which edits can change.
  private func name(of finding: Diagnostic) -> String {
    "\(compilation.files[Int(finding.span.file)].path): \(finding.message)"
  }

  private func applied(_ candidates: [Candidate]) -> (edited: [SourceFile], done: [Fixed]) {
    var edited: [SourceFile] = []
    var done: Set<Int> = []
    for file in Set(candidates.flatMap { $0.fix.spans.map { Int($0.file) } }).sorted() {
      let (result, applied) = compilation.files[file].applying(candidates.map(\.fix), asFile: file)
      edited.append(result)
      done.formUnion(applied)
    }
    let fixed = done.sorted().map { index in
      let (finding, fix) = candidates[index]
      return Fixed(path: compilation.files[Int(fix.span.file)].path, finding: finding, title: fix.title)
    }
    return (edited, fixed)
  }
}

extension Compilation {
  fileprivate var errors: Set<String> { Set(diagnostics.errors.map(\.message)) }
}
