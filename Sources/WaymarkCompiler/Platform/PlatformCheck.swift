import SpecModel
import SpecText
import WaymarkRules

package struct PlatformCheck {
  package let findings: [Diagnostic]
  package let named, unnamed: [String]
  package let isComplete: Bool
  package let summary: String

  package init(_ compilation: Compilation, served: ServedAssociation? = nil) {
    findings = compilation.diagnostics.filter { Self.reported.contains($0.id) || $0.guardsMeaning }
    let entry = compilation.links?.model.spec.root.apple
    let paths = [
      ("association", entry?.association), ("infoPlist", entry?.infoPlist), ("entitlements", entry?.entitlements),
    ]
    named = served != nil ? ["association"] : paths.filter { $0.1 != nil }.map(\.0)
    unnamed = served != nil ? [] : paths.filter { $0.1 == nil }.map(\.0)
    isComplete = compilation.isJudged && compilation.links != nil
    guard let model = compilation.links?.model else {
      summary = ""
      return
    }
    summary = served.map { Self.summary(model, $0) } ?? Self.summary(model, named)
  }

  private static func summary(_ model: NavigationModel, _ served: ServedAssociation) -> String {
    let site = served.site
    guard served.isComparable else { return "the links were not compared with \(site.url)" }
    let links = model.links.count { link in link.pattern.endpoints.contains { $0.host.map(site.isServed) ?? false } }
    let port = site.port == AssociationSite.usualPort ? "" : "; Apple's documentation has no port in this URL"
    return "\(counted(links, "link")), \(site.url)\(port)"
  }

  private static func summary(_ model: NavigationModel, _ named: [String]) -> String {
    named.map { key in
      switch key {
      case "association": (0, counted(model.links.count { $0.pattern.isOnWeb }, "link"))
      case "entitlements": (1, counted(Set(model.origins.flatMap(\.hosts)).count, "host"))
      default: (2, counted(Set(model.origins.filter { !$0.isWeb }.flatMap(\.schemes)).count, "scheme"))
      }
    }.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: ", ")
  }

  private static let reported = Set(
    RuleRegistry.rules.filter { $0.requirement == .platformFiles }.map(\.id)
      + [CompilerDiagnostic.invalidAssociation, .invalidPropertyList, .unservedAssociation, .wrongContentType].map(\.id)
  )
}
