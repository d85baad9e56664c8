import SpecModel
import SpecText
import WaymarkOutput

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
    case .infoPlist: !model.origins.allSatisfy(\.isWeb)
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
  package func text(of part: PlatformPart) -> Result<String, PartError> {
    guard has(part) else {
      return .failure(
        PartError(
          message: part == .infoPlist
            ? "no origin has a custom scheme, so there are no URL types"
            : "no origin has hosts, so there are no universal links; "
              + "add `web: {hosts: [www.\(model.app.string.lowercased()).example]}` under `origins`"))
    }
    return switch part {
    case .association: association
    case .infoPlist: .success(URLTypesEmitter.types(of: model).propertyList)
    case .entitlements: .success(EntitlementsEmitter.domains(of: model).propertyList)
    }
  }

  private var association: Result<String, PartError> {
    guard let entry = model.spec.root.apple, !entry.appIDs.isEmpty else {
      return .failure(
        PartError(
          message: "the spec does not name the app that opens its links; "
            + "add `apple: { appIDs: [TEAM.com.example.\(model.app.string.lowercased())] }`, each with its prefix"))
    }
    let text = AssociationEmitter.file(of: model).json
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
