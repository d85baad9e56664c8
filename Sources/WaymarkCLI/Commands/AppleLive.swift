import WaymarkCompiler
import WaymarkDiagnostics
import WaymarkFiles
import WaymarkRules

/// The `waymark apple --live` command.
///
/// The command fetches the association file of a site, and compares the file with the links of a spec.
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
