import SpecText
import WaymarkCompiler
import WaymarkRules

extension Command {
  static let apple = Command(
    name: "apple", operands: "[SPEC]", summary: "print the association file, URL types, and associated domains",
    discussion: """
      SPEC is the root file of a spec, or a folder that contains a root file. The
      default is the current folder. The command prints the association file for the
      website, the entries for the Info.plist, and the entries for the entitlements.
      With `--part`, the command prints only one of these parts. With `--host`, the
      command prints the association file of one host, with only the host's links.

      With `--write`, the command writes the association file to the path in the
      `apple` key of the spec. The command never replaces a file that has content
      unrelated to the spec's links. With `--check`, the command compares the links
      with the app's files that the `apple` key names. The comparison reports links
      that the files do not cover, and entries of the files that no link matches.
      Warnings do not fail the check. The `lint` command includes the same comparison.

      With `--live DOMAIN`, the command downloads the association file from a host of
      the spec, as Apple's CDN does, and compares the links with this file. The
      command reports a redirect, a wrong status, content type or certificate, and a
      file that is too large. If the site gives no answer, the exit status is 2.
      """,
    options: [
      Option("--part", choices: PlatformPart.allCases.map(\.rawValue), "print only this part"),
      Option("--host", value: "HOST", "print the association file of this host, with only its links"),
      Option("--write", "write the association file to the path that the spec names"),
      Option("--check", "compare the links with the files that the spec names, and write nothing"),
      Option("--live", value: "DOMAIN", "compare the links with the association file that a site serves"),
    ],
    run: apple
  )

  private static func apple(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let argument = try arguments.spec(of: "apple")
    var modes = ["--part", "--host", "--write", "--check", "--live"].filter(arguments.has)
    if modes == ["--part", "--host"], arguments["--part"] == PlatformPart.association.rawValue { modes = ["--host"] }
    guard modes.count < 2 else { throw CommandError("`\(modes[0])` and `\(modes[1])` cannot be combined") }
    let spec = try SpecFiles(argument)
    if let domain = arguments["--live"] { return try AppleLive(spec, console).run(domain) }
    if arguments.has("--check") { return try AppleCheck(spec, console).run() }
    let compilation = console.showingProgress("compiling \(spec.rootPath)") { spec.compile(.linkTable) }
    console.show(compilation.diagnostics.errors, of: compilation.files)
    guard let texts = PlatformTexts(compilation) else { return .findings }
    if arguments.has("--write") {
      console.write(PrintableText.of(try AssociationWriter(spec, texts).write()) + "\n")
      return .clean
    }
    if let host = arguments["--host"] {
      console.write(try texts.text(of: .association, on: texts.site(host).orFailure()).orFailure())
      return .clean
    }
    if let part = arguments["--part"].flatMap(PlatformPart.init) {
      console.write(try texts.text(of: part).orFailure())
      return .clean
    }
    let parts = try PlatformPart.allCases.filter(texts.has).map { part throws(CommandError) in
      "==> \(texts.place(of: part))\n\n" + (try texts.text(of: part).orFailure())
    }
    console.write(parts.joined(separator: "\n"))
    return .clean
  }
}

extension Result where Failure == PlatformTexts.PartError {
  func orFailure() throws(CommandError) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let problem): throw CommandError(problem.message)
    }
  }
}

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

struct AppleLive {
  private let spec: SpecFiles
  private let console: Console

  init(_ spec: SpecFiles, _ console: Console) {
    self.spec = spec
    self.console = console
  }

  func run(_ domain: String) throws(CommandError) -> ExitStatus {
    // Without a valid spec, no site is asked.
    let plain = console.showingProgress("checking \(spec.rootPath)") { spec.compile(.linkTable) }
    guard plain.isJudged, let model = plain.links?.model else {
      console.show(PlatformCheck(plain).findings, of: plain.files)
      return .findings
    }
    let site: AssociationSite
    do throws(AssociationSite.DomainError) {
      site = try AssociationSite(domain, in: model)
    } catch {
      throw CommandError(error.message)
    }
    let served = ServedAssociation(try answer(of: site), from: site)
    let compilation = console.showingProgress("comparing \(site.url)") { spec.compile(.linkTable, served: served) }
    let check = PlatformCheck(compilation, served: served)
    console.show(check.findings, of: compilation.files)
    if !check.findings.isEmpty, console.errorIsTerminal { console.writeError("\n") }
    console.write((check.findings.sum ?? "no disagreements") + ": \(check.summary)\n")
    return check.findings.hasErrors ? .findings : .clean
  }

  private func answer(of site: AssociationSite) throws(CommandError) -> SiteAnswer {
    let request = SiteRequest(
      url: site.url, largestBody: PlatformTexts.largestAssociation, userAgent: "waymark/\(Version.current)")
    do {
      return try console.showingProgress("fetching \(site.url)") { try SiteTransport.answer(to: request) }
    } catch let error as SiteError {
      throw CommandError(error.message(url: site.url, host: site.host, port: site.port))
    } catch {
      throw CommandError("cannot fetch \(site.url): \(error)")
    }
  }
}

/// Throws if replacing the existing file would delete unrelated content.
struct AssociationWriter {
  private let spec: SpecFiles
  private let texts: PlatformTexts

  init(_ spec: SpecFiles, _ texts: PlatformTexts) {
    self.spec = spec
    self.texts = texts
  }

  func write() throws(CommandError) -> String {
    let text = texts.text(of: .association)
    // A spec without web links is reported before a missing path.
    if !texts.has(.association) { _ = try text.orFailure() }
    let path = try texts.associationPath.orFailure()
    let bytes = Array(try text.orFailure().utf8)
    guard !path.hasSuffix("/") else { throw CommandError("`\(path)` is a folder; name a file in the folder") }
    let place = try spec.writablePath(path)
    if FileSystem.exists(place.path) {
      let old = try FileSystem.read(place.path, shownAs: place.shown, limit: Compiler.largestFile)
      if old == bytes { return "\(place.shown) is up to date" }
      if let loss = texts.loss(in: old) {
        throw CommandError(
          "\(place.shown) contains \(loss), which would be lost, so nothing was written; "
            + "merge the output of `--part association` by hand")
      }
    }
    try FileSystem.makeFolder(FileSystem.folder(of: place.path))
    try FileSystem.write(bytes, to: place.path)
    return "wrote \(place.shown)"
  }
}
