import WaymarkCompiler
import WaymarkSource

/// `waymark apple --check`: the links and the app's own files, compared in both directions.
struct AppleCheck {
  private let spec: SpecFiles
  private let console: Console

  init(_ spec: SpecFiles, _ console: Console) {
    self.spec = spec
    self.console = console
  }

  func run() throws(Failure) -> ExitStatus {
    let compilation = console.showingProgress("checking \(spec.rootPath)") {
      spec.compile(.linkTable, readsFiles: true)
    }
    let check = PlatformCheck(compilation)
    let findings = check.findings
    console.show(findings, of: compilation.files)
    guard check.isComplete else { return .findings }
    guard !check.named.isEmpty else {
      throw Failure(
        "the spec names none of the app's files, so there is nothing to compare; "
          + "add `apple: { association: …, infoPlist: …, entitlements: … }`")
    }
    if !findings.isEmpty, console.errorIsTerminal { console.writeError("\n") }
    let errors = findings.errors.count
    let warnings = findings.count - errors
    let found = [errors > 0 ? counted(errors, "error") : nil, warnings > 0 ? counted(warnings, "warning") : nil]
    var summary = findings.isEmpty ? "no disagreements" : found.compactMap(\.self).joined(separator: ", ")
    summary += ": " + check.summary
    let missing = check.unnamed.map { "`\($0)`" }
    if !missing.isEmpty { summary += "; the spec does not name \(missing.joined(or: "and"))" }
    console.write(summary + "\n")
    return errors > 0 ? .findings : .clean
  }
}
