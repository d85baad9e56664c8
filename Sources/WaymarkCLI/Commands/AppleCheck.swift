import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkFiles

/// The `waymark apple --check` command.
///
/// The command compares the links of a spec with the association file, the entitlements, and the Info.plist of the app.
struct AppleCheck {
  private let spec: SpecFiles
  private let console: Console

  init(_ spec: SpecFiles, _ console: Console) {
    self.spec = spec
    self.console = console
  }

  func run() throws(CommandError) -> ExitStatus {
    let compilation = console.showingProgress("checking \(spec.rootPath)") {
      spec.compile(.linkTable, readsFiles: true)
    }
    let check = PlatformCheck(compilation)
    let findings = check.findings
    console.show(findings, of: compilation.files)
    guard check.isComplete else { return .findings }
    guard !check.named.isEmpty else {
      throw CommandError(
        "the spec does not name any file of the app, so there is nothing to compare; "
          + "add `apple: { association: …, infoPlist: …, entitlements: … }`")
    }
    if !findings.isEmpty, console.errorIsTerminal { console.writeError("\n") }
    var summary = (findings.sum ?? "no disagreements") + ": " + check.summary
    let missing = check.unnamed.map { "`\($0)`" }
    if !missing.isEmpty { summary += "; the spec does not name \(missing.joined(or: "and"))" }
    console.write(summary + "\n")
    return findings.hasErrors ? .findings : .clean
  }
}
