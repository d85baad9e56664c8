import SpecModel
import SpecText
import WaymarkOutput
import WaymarkRules

package struct PlatformTexts {
  /// The reason why the content or the path of a platform file is not available.
  package struct PartError: Error {
    package let message: String
  }

  private let model: NavigationModel

  package init?(_ compilation: Compilation) {
    guard let model = compilation.model else { return nil }
    self.model = model
  }

  package func has(_ part: PlatformPart) -> Bool {
    switch part {
    case .association, .entitlements: model.origins.contains(where: \.isWeb)
    case .infoPlist: !model.origins.allSatisfy(\.isWeb) || model.activitiesKey != nil
    }
  }

  package func place(of part: PlatformPart) -> String {
    let entry = model.spec.root.apple
    func named(_ path: String?) -> String { path.map { " (\(PrintableText.of($0)))" } ?? "" }
    switch part {
    case .association:
      let hosts = model.origins.flatMap(\.hosts)
      let first = hosts.first.map { "https://\($0.text)/.well-known/apple-app-site-association" } ?? ""
      return first + (hosts.count > 1 ? ", and at the same path on each other host" : "")
        + named(entry?.association?.string)
    case .infoPlist: return "the app's Info.plist" + named(entry?.infoPlist?.string)
    case .entitlements: return "the app's entitlements" + named(entry?.entitlements?.string)
    }
  }

  /// Fails if the spec has no links for the file or lacks a required app identifier, or if the content exceeds the size
  /// limit of the system.
  package func text(of part: PlatformPart, on site: AssociationSite? = nil) -> Result<String, PartError> {
    guard has(part) else {
      return .failure(
        PartError(
          message: part == .infoPlist
            ? "no origin has a custom scheme, and no screen has `activities`, so the Info.plist needs no entries"
            : "no origin has hosts, so there are no universal links; "
              + "add `web: {hosts: [www.\(model.app.string.lowercased()).example]}` under `origins`"))
    }
    return switch part {
    case .association: association(on: site)
    case .infoPlist: .success(InfoPlistEmitter.content(for: model).propertyList)
    case .entitlements: .success(EntitlementsEmitter.domains(of: model).propertyList)
    }
  }

  package func site(_ host: String) -> Result<AssociationSite, PartError> {
    Result { () throws(AssociationSite.DomainError) in try AssociationSite(host, in: model) }
      .mapError { PartError(message: $0.message) }
  }

  private func association(on site: AssociationSite?) -> Result<String, PartError> {
    guard let entry = model.spec.root.apple, !entry.appIDs.isEmpty else {
      return .failure(
        PartError(
          message: "the spec does not name the app that opens its links; "
            + "add `apple: { appIDs: [TEAM.com.example.\(model.app.string.lowercased())] }`, each with its prefix"))
    }
    let text = AssociationEmitter.file(of: model, on: { site?.isServed(by: $0) ?? true }).json
    guard text.utf8.count <= Self.largestAssociation else {
      return .failure(
        PartError(
          message: "the association file would have \(text.utf8.count) bytes, more than the system's limit of "
            + "\(Self.largestAssociation); combine links with captures such as `{...}`"))
    }
    return .success(text)
  }

  /// Waymark does not compare larger association files.
  package static let largestAssociation = AssociationFile.largestSize

  package var associationPath: Result<String, PartError> {
    model.spec.root.apple?.association.map { .success($0.string) }
      ?? .failure(
        PartError(
          message:
            "the spec does not name the association file; add `apple: { association: Web/apple-app-site-association }`"
        ))
  }

  package func loss(in association: [UInt8]) -> String? {
    AssociationFile.loss(in: association, besidesLinksOf: model.spec.root.apple?.appIDs.map(\.string) ?? [])
  }
}

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

package enum PlatformPart: String, CaseIterable, Sendable {
  case association
  case infoPlist = "info-plist"
  case entitlements
}
